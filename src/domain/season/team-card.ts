import type { SeasonTeam } from "./season-team.ts";
import type { TeamColor } from "./team-color.ts";

export interface NamedTeam extends Omit<SeasonTeam, "teamId" | "teamName"> {
  readonly id: string;
  readonly name: string;
  /** The code that an admin entered; null if there is none. */
  readonly code: string | null;
  readonly color: TeamColor | null;
  readonly crest: string | null;
  readonly captainName: string | null;
  readonly isActive: boolean;
  readonly seasonId: string;
  readonly seasonName: string;
}
