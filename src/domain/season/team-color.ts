/** Yellow is missing because it means "live". */
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

/** A team is shown beside its name by its crest, or by a jersey with its code and color. */
export interface TeamFace {
  readonly code: string;
  readonly color: TeamColor | null;
  /** The id of the picture at /crest/{id}; null shows the code on a jersey. */
  readonly crest: string | null;
}
