/** Statistics count all games (D46); a screen may show a part of the season. */
export const SEASON_STAGES = ["all", "regular", "playoffs"] as const;
export type SeasonStage = (typeof SEASON_STAGES)[number];

/** Figures of a whole season, with the part that the playoffs have in them. */
export interface Staged<Figures> {
  readonly all: Figures;
  readonly playoffs: Figures;
}

type Figure = number | { readonly [name: string]: Figure };

/** In: numbers in any nesting, the same shape twice. Out: the first less the second. */
function less<Figures>(all: Figures, part: Figures): Figures;
function less(all: Figure, part: Figure): Figure {
  if (typeof all === "number" || typeof part === "number") return Number(all) - Number(part);
  return Object.fromEntries(
    Object.entries(all).map(([name, figure]) => [name, less(figure, part[name] ?? 0)]),
  );
}

/** The figures of a stage; the regular season is what the playoffs leave. */
export function figuresOfStage<Figures>(staged: Staged<Figures>, stage: SeasonStage): Figures {
  if (stage === "all") return staged.all;
  return stage === "playoffs" ? staged.playoffs : less(staged.all, staged.playoffs);
}
