/** The colours that a team can have. Yellow is missing because it means "live". */
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

/** The jersey beside a team's name; its code has three letters or digits. */
export interface TeamFace {
  readonly code: string;
  readonly color: TeamColor | null;
  /** Id of the picture at /crest/{id}; null: the code on a jersey stands for the team. */
  readonly crest: string | null;
}
