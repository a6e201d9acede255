/** Statistics count all games (D46), and a screen may show one part of the season. */
export const SEASON_STAGES = ["all", "regular", "playoffs"] as const;
export type SeasonStage = (typeof SEASON_STAGES)[number];

/** Figures of a whole season and of its playoffs, which the whole includes. */
export interface Staged<Figures> {
  readonly all: Figures;
  readonly playoffs: Figures;
}

type Figure = number | { readonly [name: string]: Figure };

/** Subtracts `part` from `all`, number by number; both have the same shape. */
function less<Figures>(all: Figures, part: Figures): Figures;
function less(all: Figure, part: Figure): Figure {
  if (typeof all === "number" || typeof part === "number") return Number(all) - Number(part);
  return Object.fromEntries(
    Object.entries(all).map(([name, figure]) => [name, less(figure, part[name] ?? 0)]),
  );
}

/** The regular season is the whole season minus the playoffs. */
export function figuresOfStage<Figures>(staged: Staged<Figures>, stage: SeasonStage): Figures {
  if (stage === "all") return staged.all;
  return stage === "playoffs" ? staged.playoffs : less(staged.all, staged.playoffs);
}
