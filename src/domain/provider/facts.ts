/**
 * What the league provider said, read with distrust. Addresses and phone numbers of people are
 * never read (D13). Ids are text, days YYYY-MM-DD, times HH:MM of the league.
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
  /** In the provider's order, without lists of substitutes and free agents. */
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
  /** False when the list was missing or an entry could not be read: then nobody counts as gone. */
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
  /** In the provider's order; a setting says which of the two is the visitor. */
  readonly teamIds: readonly [string, string];
  /** In the order of the teams; null when the provider has none. */
  readonly scores: readonly [number, number] | null;
  readonly winnerId: string | null;
  readonly isCompleted: boolean;
  /** A winner without a score (D46a). */
  readonly isForfeit: boolean;
}

/** A team's line; null is what the provider did not say. */
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

/** Something in an answer that could not be used; `message` is shown as it is. */
export interface ProviderProblem {
  readonly thing: ProviderThing;
  readonly code: string;
  /** Null where the entry has no id that could be read; the message then says its place. */
  readonly id: string | null;
  readonly message: string;
}

/** A list of the provider after reading. */
export interface ProviderReading<Fact> {
  readonly records: readonly Fact[];
  readonly problems: readonly ProviderProblem[];
  /** Ids of all entries, also of those that could not be used: none of them is gone. */
  readonly seenIds: ReadonlySet<string>;
  /** False when something may be missing: then nothing counts as gone (D62). */
  readonly isComplete: boolean;
}
