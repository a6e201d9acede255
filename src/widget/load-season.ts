import { fail, ok, type Result } from "../domain/shared/result.ts";
import {
  fetchPublicFigures,
  findPublicSeason,
  type PublicSeasonProblem,
  type PublicWish,
} from "../remote/api/public-read.ts";
import type { SeasonAnswer } from "./kept-answer.ts";

export type LoadedSeason = typeof import("./season-view.tsx");

const BACKEND = { url: __BACKEND_URL__, publishableKey: __PUBLISHABLE_KEY__ };

/** Not fetched before there is something to list. */
export const loadView = (): Promise<LoadedSeason | null> =>
  import("./season-view.tsx").catch(() => null);

export async function loadSeason(
  wish: PublicWish,
): Promise<
  Result<
    { readonly view: LoadedSeason; readonly answer: SeasonAnswer },
    { readonly code: PublicSeasonProblem }
  >
> {
  const season = await findPublicSeason(BACKEND, wish);
  if (!season.ok) return season;
  const [rows, view] = await Promise.all([
    fetchPublicFigures(BACKEND, season.value.id, wish),
    loadView(),
  ]);
  if (!rows.ok) return rows;
  if (view === null) return fail({ code: "unreachable" });
  const figures = view.readFigures(rows.value);
  if (figures === null) return fail({ code: "unreadable" });
  const { name, isRecounting } = season.value;
  return ok({ view, answer: { name, isRecounting, figures, readAt: Date.now() } });
}
