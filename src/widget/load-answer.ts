import { fail, ok, type Result } from "../domain/shared/result.ts";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import { findPublicSeason, type PublicSeasonProblem } from "../remote/api/public-read.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import type { WidgetKind, WidgetView } from "./widget-kind.ts";

const BACKEND = { url: __BACKEND_URL__, publishableKey: __PUBLISHABLE_KEY__ };

export async function loadAnswer<Rows, Figures>(
  { fetch, load }: WidgetKind<Rows, Figures>,
  parameters: WidgetParameters,
): Promise<
  Result<
    { readonly view: WidgetView<Rows, Figures>; readonly answer: KeptAnswer<Figures> },
    { readonly code: PublicSeasonProblem }
  >
> {
  const season = await findPublicSeason(BACKEND, parameters);
  if (!season.ok) return season;
  const { id, name, isRecounting } = season.value;
  const [rows, view] = await Promise.all([
    fetch(BACKEND, id, parameters),
    load().catch(() => null),
  ]);
  if (!rows.ok) return rows;
  if (view === null) return fail({ code: "unreachable" });
  const figures = view.read(rows.value);
  if (figures === null) return fail({ code: "unreadable" });
  return ok({ view, answer: { name, isRecounting, figures, readAt: Date.now() } });
}
