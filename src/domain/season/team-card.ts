import type { SeasonTeam } from "./season-team.ts";

export interface NamedTeam extends Omit<SeasonTeam, "teamId" | "teamName"> {
  readonly id: string;
  readonly name: string;
  readonly captainName: string | null;
  /** False when the team has left the league; its games stay. */
  readonly isActive: boolean;
  readonly seasonId: string;
  readonly seasonName: string;
}
