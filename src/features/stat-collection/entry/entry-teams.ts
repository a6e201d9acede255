import type { Player } from "../../../domain/game/player.ts";

export interface EntryTeam {
  readonly id: string;
  readonly name: string;
  /** Checked in and not on IR, in jersey order (D29, D36). */
  readonly players: readonly Player[];
  /** Every number worn in the team, for the clash warning of a walk-on (D33). */
  readonly takenNumbers: readonly (string | null)[];
  /** Fantasy points by player id at this moment; read when a sheet opens (D29). */
  readonly points: () => ReadonlyMap<string, number>;
}

export interface EntryTeams {
  readonly visitor: EntryTeam;
  readonly home: EntryTeam;
}
