/**
 * The readers trust nothing in the provider's answers and never read people's addresses or phone
 * numbers (D13). Ids are text, days are YYYY-MM-DD, and times are HH:MM in the league's zone.
 */
export interface ProviderLeague {
  readonly id: string;
  readonly name: string;
  /** The provider's text, such as "In Progress". */
  readonly status: string | null;
  readonly sportId: string | null;
  readonly sport: string | null;
  readonly format: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The number of days on which the provider plays (A §4). */
  readonly regularSeasonWeeks: number | null;
  /** Keeps the provider's order and leaves out lists of substitutes and free agents. */
  readonly divisions: readonly ProviderDivision[];
}

export interface ProviderDivision {
  readonly id: string | null;
  readonly name: string;
}

export interface ProviderTeam {
  readonly id: string;
  readonly name: string;
  readonly players: readonly ProviderPlayer[];
  /** False if the list is missing or an entry could not be read. Then nobody counts as gone. */
  readonly hasAllPlayers: boolean;
}

export interface ProviderPlayer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isCaptain: boolean;
  /** Whether the registration is accepted; only such players are imported (A §5). */
  readonly isActive: boolean;
}

export interface ProviderGame {
  readonly id: string;
  readonly date: string;
  readonly time: string | null;
  readonly field: string | null;
  readonly isPlayoff: boolean;
  /** Keeps the provider's order; a setting says which of the two is the visitor. */
  readonly teamIds: readonly [string, string];
  /** Follows the order of the teams; null if the provider gives no scores. */
  readonly scores: readonly [number, number] | null;
  readonly winnerId: string | null;
  readonly isCompleted: boolean;
  /** The provider named a winner but no score (D46a). */
  readonly isForfeit: boolean;
}

/** A team's row of the standings; null marks what the provider did not say. */
export interface ProviderStanding {
  readonly id: string;
  readonly name: string | null;
  readonly division: string | null;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly draws: number | null;
  readonly forfeitWins: number | null;
  readonly forfeitLosses: number | null;
}

export type ProviderThing = "league" | "team" | "player" | "game" | "standing";

/** An entry that could not be used. The screen shows `message` as it is. */
export interface ProviderProblem {
  readonly thing: ProviderThing;
  readonly code: string;
  /** Null if no id could be read; then the message says where the entry stands in the list. */
  readonly id: string | null;
  readonly message: string;
}

/** What could be read of one of the provider's lists. */
export interface ProviderReading<Fact> {
  readonly records: readonly Fact[];
  readonly problems: readonly ProviderProblem[];
  /** Holds the ids of unusable entries too, so that none of them counts as gone. */
  readonly seenIds: ReadonlySet<string>;
  /** False if an entry may be missing. Then nothing counts as gone (D62). */
  readonly isComplete: boolean;
}
