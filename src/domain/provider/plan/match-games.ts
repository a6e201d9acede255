import { groupBy } from "../../shared/group-by.ts";
import type { ProviderGame } from "../facts.ts";
import { askKey, type SyncDecisions } from "./planned-change.ts";
import type { SyncGameRow } from "./season-rows.ts";

/** A game of the answer with its row in the schedule. */
export interface MatchedGame {
  readonly fact: ProviderGame;
  readonly row: SyncGameRow | null;
  /** The reason why a person must first confirm that the row is this game. */
  readonly question: "moved" | "entered_by_hand" | null;
}

/**
 * Finds each game's row by id, then by day and teams, because a rescheduled game may get a new id.
 * A match on another day needs a person's decision.
 */
export function findGameRows(
  facts: readonly ProviderGame[],
  seenIds: ReadonlySet<string>,
  rows: readonly SyncGameRow[],
  pairOf: (fact: ProviderGame) => string,
  rowPair: (row: SyncGameRow) => string,
  decisions: SyncDecisions,
): MatchedGame[] {
  const known = new Map(rows.map((row) => [row.provider_id, row]));
  const isFree = (row: SyncGameRow) =>
    !seenIds.has(row.provider_id ?? "") && !isArchivedByHand(row);
  const free = groupBy(rows.filter(isFree), rowPair);
  const taken = new Set<SyncGameRow>();
  const matches = new Map<ProviderGame, MatchedGame>();
  const take = (
    fact: ProviderGame,
    row: SyncGameRow,
    question: "moved" | "entered_by_hand" | null,
  ) => {
    const decided = decisions.get(askKey({ entity: "game", providerId: fact.id }));
    if (question !== null && decided === "different") return;
    taken.add(row);
    matches.set(fact, { fact, row, question: decided === "same" ? null : question });
  };

  const fresh: ProviderGame[] = [];
  for (const fact of facts) {
    const row = known.get(fact.id);
    if (row === undefined) fresh.push(fact);
    else matches.set(fact, { fact, row, question: null });
  }
  for (const isSameTime of [true, false]) {
    for (const fact of fresh.filter((each) => !matches.has(each))) {
      const row = (free.get(pairOf(fact)) ?? []).find(
        (each) =>
          !taken.has(each) &&
          each.game_date === fact.date &&
          (!isSameTime || each.game_time === fact.time) &&
          !(each.provider_id === null && each.archived_at),
      );
      if (row !== undefined) take(fact, row, row.provider_id === null ? "entered_by_hand" : null);
    }
  }
  for (const fact of fresh.filter((each) => !matches.has(each))) {
    const nearest = (free.get(pairOf(fact)) ?? [])
      .filter((row) => !taken.has(row) && row.provider_id !== null && !row.archived_at)
      .sort((a, b) => daysBetween(a, fact) - daysBetween(b, fact))[0];
    if (nearest !== undefined) take(fact, nearest, "moved");
  }
  return facts.map((fact) => matches.get(fact) ?? { fact, row: null, question: null });
}

/** After a person has archived or restored a game, a sync does neither. */
export function isArchivedByHand({ set_by_hand }: SyncGameRow): boolean {
  return set_by_hand.includes("archived_at");
}

function daysBetween({ game_date }: SyncGameRow, { date }: ProviderGame): number {
  return Math.abs(Date.parse(game_date) - Date.parse(date));
}
