import { useCallback, useEffect, useState } from "react";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import type { PublicSeasonProblem } from "../remote/api/public-read.ts";
import { keepAnswer, keptAnswer, type SeasonAnswer } from "./kept-answer.ts";
import { type LoadedSeason, loadSeason, loadView } from "./load-season.ts";

export type WidgetState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly problem: PublicSeasonProblem }
  | {
      readonly status: "ready";
      readonly view: LoadedSeason;
      readonly answer: SeasonAnswer;
      /** The kept answer is shown: the server could not be asked again. */
      readonly isOld: boolean;
    };

/** Whoever comes back to the page after this long sees new figures. */
const OLD_AFTER_MS = 120_000;
/** The server has answered, so the kept answer is outdated. */
const ANSWERS: readonly PublicSeasonProblem[] = ["no_season", "unknown_season", "no_teams"];

/** Shows the kept answer at once, then the server's. */
export function useSeason({ season, league, division }: WidgetParameters): {
  readonly state: WidgetState;
  readonly retry: () => void;
} {
  const key = `widget:${JSON.stringify([season, league, division])}`;
  const [state, setState] = useState<WidgetState>({ status: "loading" });

  const reload = useCallback(async () => {
    const result = await loadSeason({ season, league, division });
    if (result.ok) {
      const { view, answer } = result.value;
      // An answer with a failed race is not kept; the older one stays.
      if (!Object.values(answer.figures.races).includes("failed"))
        keepAnswer(key, { ...answer, figures: view.onlyLeaders(answer.figures) });
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
  }, [key, season, league, division]);

  useEffect(() => {
    let askedAt = Date.now();
    void showKept(key, setState).then(reload);
    const lookAgain = () => {
      if (document.visibilityState === "hidden" || Date.now() - askedAt < OLD_AFTER_MS) return;
      askedAt = Date.now();
      void reload();
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [key, reload]);

  return {
    state,
    retry() {
      setState({ status: "loading" });
      void reload();
    },
  };
}

async function showKept(key: string, setState: (state: WidgetState) => void): Promise<void> {
  const answer = keptAnswer(key);
  const view = answer === null ? null : await loadView();
  if (answer !== null && view !== null) {
    setState({ status: "ready", view, answer, isOld: false });
  }
}
