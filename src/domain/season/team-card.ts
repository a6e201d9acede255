import type { SeasonTeam } from "./season-team.ts";

export interface NamedTeam extends Omit<SeasonTeam, "teamId" | "teamName"> {
  readonly id: string;
  readonly name: string;
  readonly captainName: string | null;
  readonly isActive: boolean;
  readonly seasonId: string;
  readonly seasonName: string;
}
