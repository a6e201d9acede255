/** Stands for the team of a player whose copy on this device is damaged (S20). */
export const TEAM_UNKNOWN = "";

/** The days are YYYY-MM-DD. */
export interface SuspensionPeriod {
  readonly from: string;
  readonly until: string | null;
}

/** A player as rosters and sheets show them; `id` may belong to a walk-on (D33). */
export interface Player {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  /** Text, so that "0" and "00" differ and leading zeros stay; null means no number. */
  readonly jerseyNumber: string | null;
  readonly isActive: boolean;
  readonly isIr: boolean;
  readonly irDate: string | null;
  readonly isWalkOn: boolean;
  /** The days after `from` through `until`, null until somebody ends it. Missing means none. */
  readonly suspensions?: readonly SuspensionPeriod[];
  /** Sorted by day; a team counts through the day of the move. */
  readonly teamsBefore?: readonly { readonly teamId: string; readonly until: string }[];
  /** If `from` is null, the injury began before anybody recorded it. */
  readonly injuredBefore?: readonly { readonly from: string | null; readonly until: string }[];
  /** The player that an admin has found this one to be; labels show that player instead (D33). */
  readonly mergedInto: string | null;
}
