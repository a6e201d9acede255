import type { ProviderGame } from "../facts.ts";
import type { SyncValue } from "./planned-change.ts";
import type { SyncGameRow } from "./season-rows.ts";

/** A game's teams by row id, or by the provider's id while there is no row. */
export interface GameSides {
  readonly visitor: string;
  readonly home: string;
  /** Whether the first of the provider's two teams is the visitor. */
  readonly isFirstVisitor: boolean;
  /** Returns the team's own id for a provider's team id. */
  readonly refOf: (providerId: string) => string;
}

type Wanted = { readonly [Field in keyof SyncGameRow]?: SyncValue | undefined };

/** Returns the provider's result. If the provider withdraws a result, it is withdrawn here too. */
export function wantedResult(
  fact: ProviderGame,
  sides: GameSides,
  row: SyncGameRow | null,
): Wanted {
  const [first, second] = fact.scores ?? [null, null];
  const [visitor, home] = sides.isFirstVisitor ? [first, second] : [second, first];
  return {
    provider_visitor_score: orNothing(visitor, row?.provider_visitor_score),
    provider_home_score: orNothing(home, row?.provider_home_score),
    provider_completed: fact.isCompleted,
  };
}

/** Returns a forfeit with its winner (D46a). An outcome set by hand stays, with its winner. */
export function wantedOutcome(
  fact: ProviderGame,
  sides: GameSides,
  row: SyncGameRow | null,
): Wanted {
  const isByHand =
    row !== null &&
    (row.set_by_hand.includes("outcome") || !["normal", "forfeit"].includes(row.outcome));
  if (isByHand) return {};
  const isForfeit = fact.isForfeit && fact.winnerId !== null;
  return {
    outcome: isForfeit ? "forfeit" : "normal",
    winner_team_id: isForfeit ? sides.refOf(fact.winnerId ?? "") : null,
  };
}

/**
 * Returns day, place and teams. A time or field that the provider leaves out stays as it is, unless
 * the game moves to another day.
 */
export function wantedSchedule(
  fact: ProviderGame,
  sides: GameSides,
  week: number,
  row: SyncGameRow | null,
): Wanted {
  const isMoved = row !== null && row.game_date !== fact.date;
  return {
    team_visitor_id: sides.visitor,
    team_home_id: sides.home,
    game_date: fact.date,
    game_time: fact.time ?? (isMoved ? null : undefined),
    field_location: fact.field ?? (isMoved ? null : undefined),
    week_number: week,
    is_playoff: fact.isPlayoff,
  };
}

/** A missing score counts like a stored 0, so nothing is rewritten for it. */
function orNothing(
  score: number | null,
  stored: number | null | undefined,
): number | null | undefined {
  return score === null && (stored ?? 0) === 0 ? undefined : score;
}
