/** The hues a team can choose; yellow is none of them, because it says "live". */
export const TEAM_COLORS = [
  "red",
  "maroon",
  "orange",
  "brown",
  "green",
  "teal",
  "blue",
  "navy",
  "purple",
  "pink",
  "gray",
  "black",
] as const;

export type TeamColor = (typeof TEAM_COLORS)[number];

/** What stands beside a team's name; its code is three letters or digits. */
export interface TeamFace {
  readonly code: string;
  readonly color: TeamColor | null;
  /** Id of the picture at /crest/{id}; null: the code on a jersey stands for the team. */
  readonly crest: string | null;
}
