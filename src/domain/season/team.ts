import type { TeamColor } from "./team-color.ts";
import type { GivenTeamNames, TeamNames } from "./team-names.ts";

export interface Team extends GivenTeamNames {
  readonly id: string;
  readonly leagueId: string;
  readonly name: string;
  /** null: nobody has chosen one. */
  readonly color: TeamColor | null;
  /** Id of its picture; null: none. */
  readonly crest: string | null;
  readonly divisionName: string | null;
  /** Also false for an archived team, which its provider has dropped (D62). */
  readonly isActive: boolean;
  readonly captainName: string | null;
  readonly maxPlayers: number;
  readonly maxIrSlots: number;
  readonly forfeitedSeason: boolean;
}

/** A team with the proposed short name and code where none was entered. */
export type CalledTeam = Omit<Team, keyof TeamNames> & TeamNames;
