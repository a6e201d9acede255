import { SLIP_PX } from "./team-slip.tsx";

/** A phone's card has one column of people. */
export type CardColumns = 1 | 2 | 3;

const HEADING_PX = 76;
const FIGURES_PX: Readonly<Record<CardColumns, number>> = { 1: 112, 2: 58, 3: 58 };
const LIST_HEAD_PX = 44;
const PERSON_PX = 47;

/**
 * Returns px from the card's content, because the card is an empty place at first and what stands
 * below must not move when it is drawn.
 */
export function cardHeight(
  people: { readonly active: number; readonly injured: number },
  isOpen: boolean,
  columns: CardColumns,
): number {
  if (columns === 1 && !isOpen) return SLIP_PX;
  const rows = (count: number) => 1 + PERSON_PX * Math.ceil(count / columns);
  const injured = people.injured === 0 ? 0 : LIST_HEAD_PX - 7 + rows(people.injured);
  const active = LIST_HEAD_PX + (isOpen ? rows(people.active) : 0);
  return HEADING_PX + FIGURES_PX[columns] + injured + active;
}
