import type { GameEvent } from "../../domain/game/events.ts";
import { isSoundEvent } from "../../domain/game/fold/sound-event.ts";

export class DamagedRow extends Error {}

/** Passes sound events on; a damaged or missing one ends the read. */
export function soundOnly<Row extends GameEvent>(
  rows: readonly (Row | undefined)[],
): readonly Row[] {
  if (!rows.every(isSoundEvent)) throw new DamagedRow("A row of the log is damaged.");
  return rows as readonly Row[];
}

/** A log has no holes through its position (S10), so a place without its event is a lost row. */
export function isWithoutHoles(
  confirmed: readonly GameEvent[],
  after: number,
  through: number,
): boolean {
  const placed = confirmed.filter(({ gameSeq }) => gameSeq !== null && gameSeq <= through);
  return (
    placed.length === through - after &&
    placed.every(({ gameSeq }, index) => gameSeq === after + index + 1)
  );
}
