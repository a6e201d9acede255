/** The team of a player whose copy on this device is damaged (S20). */
export const TEAM_UNKNOWN = "";

/** Plain days, YYYY-MM-DD. */
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
  /** The days after `from` through `until`, null while nobody has ended it. Left out: none. */
  readonly suspensions?: readonly SuspensionPeriod[];
  /** In order; a team counts through the day of the move. */
  readonly teamsBefore?: readonly { readonly teamId: string; readonly until: string }[];
  /** `from` null: since before anybody wrote it down. */
  readonly injuredBefore?: readonly { readonly from: string | null; readonly until: string }[];
  /** The player that an admin has found this one to be; labels show that player instead (D33). */
  readonly mergedInto: string | null;
}
