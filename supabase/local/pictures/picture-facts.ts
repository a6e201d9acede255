import type { HeadFacts } from "../../functions/head/head-words.ts";

export interface PictureTeam {
  readonly id: string;
  readonly name: string;
  readonly short_name: string | null;
  readonly code: string | null;
  readonly color: string | null;
  readonly crest: string | null;
}

type Of<Kind extends HeadFacts["kind"]> = Extract<HeadFacts, { kind: Kind }>;

export interface GamePicture extends Of<"game"> {
  readonly visitor_id: string;
  readonly home_id: string;
  readonly winner_id: string | null;
  /** HH:MM. */
  readonly time: string | null;
  readonly field: string | null;
  readonly week: number | null;
  readonly is_playoff: boolean;
  /** All of the season; a code depends on them (D72). */
  readonly teams: readonly PictureTeam[] | null;
}

export interface TeamPicture extends Of<"team"> {
  readonly team_id: string;
  readonly teams: readonly PictureTeam[] | null;
  readonly record: {
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
    readonly forfeit_wins: number;
    readonly forfeit_losses: number;
  } | null;
}

export interface PlayerPicture extends Of<"player"> {
  readonly jersey_number: string | null;
  readonly color: string | null;
  /** By column of player_careers; null before the first game. */
  readonly figures: Readonly<Record<string, unknown>> | null;
}

/** What the database's function `page_picture` gives. */
export type PictureFacts = GamePicture | TeamPicture | PlayerPicture;

export function crestsOf(facts: PictureFacts): readonly string[] {
  if (facts.kind === "player") return [];
  const shown = facts.kind === "team" ? [facts.team_id] : [facts.visitor_id, facts.home_id];
  return (facts.teams ?? []).flatMap(({ id, crest }) =>
    crest !== null && shown.includes(id) ? [crest] : [],
  );
}
