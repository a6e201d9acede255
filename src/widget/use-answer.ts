import { useCallback, useEffect, useState } from "react";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import type { PublicSeasonProblem } from "../remote/api/public-read.ts";
import { type KeptAnswer, keepAnswer, keptAnswer } from "./kept-answer.ts";
import { loadAnswer } from "./load-answer.ts";
import type { WidgetKind, WidgetView } from "./widget-kind.ts";

type WidgetState<Rows, Figures> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly problem: PublicSeasonProblem }
  | {
      readonly status: "ready";
      readonly view: WidgetView<Rows, Figures>;
      readonly answer: KeptAnswer<Figures>;
      /** The kept answer shows, because the server could not be asked again. */
      readonly isOld: boolean;
    };

/** A reader who returns to the page after this time sees new figures. */
const OLD_AFTER_MS = 120_000;
/** After one of these, the server has answered and the kept answer is outdated. */
const ANSWERS: readonly PublicSeasonProblem[] = ["no_season", "unknown_season", "no_teams"];

/** Shows the stored answer at once, then the server's. `kind` and `parameters` must not change. */
export function useAnswer<Rows, Figures>(
  kind: WidgetKind<Rows, Figures>,
  parameters: WidgetParameters,
): {
  readonly state: WidgetState<Rows, Figures>;
  readonly retry: () => void;
  readonly renew: () => void;
} {
  const { season, league, division, team } = parameters;
  const key = `widget:${JSON.stringify([kind.name, season, league, division, team])}`;
  const [state, setState] = useState<WidgetState<Rows, Figures>>({ status: "loading" });

  const reload = useCallback(async () => {
    const result = await loadAnswer(kind, parameters);
    if (result.ok) {
      const { view, answer } = result.value;
      const kept = view.kept(answer.figures);
      if (kept !== null) keepAnswer(key, { ...answer, figures: kept });
      return setState({ status: "ready", view, answer, isOld: false });
    }
    const problem = result.error.code;
    const isAnswered = ANSWERS.includes(problem);
    if (isAnswered) keepAnswer(key, null);
    setState((shown) =>
      shown.status === "ready" && !isAnswered
        ? { ...shown, isOld: true }
        : { status: "error", problem },
    );
  }, [key, kind, parameters]);

  useEffect(() => {
    let askedAt = Date.now();
    void showKept(key, kind, setState).then(reload);
    const lookAgain = () => {
      if (document.visibilityState === "hidden" || Date.now() - askedAt < OLD_AFTER_MS) return;
      askedAt = Date.now();
      void reload();
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [key, kind, reload]);

  return {
    state,
    retry() {
      setState({ status: "loading" });
      void reload();
    },
    renew: useCallback(() => void reload(), [reload]),
  };
}

async function showKept<Rows, Figures>(
  key: string,
  { load }: WidgetKind<Rows, Figures>,
  setState: (state: WidgetState<Rows, Figures>) => void,
): Promise<void> {
  const answer = keptAnswer<Figures>(key);
  const view = answer === null ? null : await load().catch(() => null);
  if (answer !== null && view !== null) {
    setState({ status: "ready", view, answer, isOld: false });
  }
}
