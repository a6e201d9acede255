/** A player as rosters and sheets need it; `id` may belong to a walk-on (D33). */
export interface Player {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  /** Text, so that "0" and "00" differ and leading zeros stay; null: no number. */
  readonly jerseyNumber: string | null;
  readonly isActive: boolean;
  readonly isIr: boolean;
  /** YYYY-MM-DD */
  readonly irDate: string | null;
  readonly isWalkOn: boolean;
  readonly isSuspended: boolean;
  /** An admin has found this to be another player: the one as whom labels show them (D33). */
  readonly mergedInto: string | null;
}
