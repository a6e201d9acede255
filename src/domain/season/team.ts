import type { TeamColor } from "./team-color.ts";
import type { GivenTeamNames, TeamNames } from "./team-names.ts";

export interface TeamLimits {
  readonly maxPlayers: number;
  readonly maxIrSlots: number;
}

export interface Team extends GivenTeamNames, TeamLimits {
  readonly id: string;
  readonly leagueId: string;
  readonly name: string;
  /** null if nobody has chosen one. */
  readonly color: TeamColor | null;
  /** The id of the team's picture; null if there is none. */
  readonly crest: string | null;
  readonly divisionName: string | null;
  /** False also for an archived team, which its provider has dropped (D62). */
  readonly isActive: boolean;
  readonly captainName: string | null;
  readonly forfeitedSeason: boolean;
}

/** A team that has a short name and code, entered or proposed. */
export type CalledTeam = Omit<Team, keyof TeamNames> & TeamNames;
