import { useState } from "react";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import { LeaderBoardSkeleton } from "../parts/leaders/leader-board-skeleton.tsx";
import { useSeason } from "./use-season.ts";
import { widgetMessages as words } from "./widget-messages.ts";

/** The page under /widget/stats: one season's leaders, for other people's websites (A §2, D68). */
export function Widget({ wished }: { wished: WidgetParameters }) {
  const { state, retry } = useSeason(wished);
  const [tab, setTab] = useState(wished.tab);
  const name = state.status === "ready" ? state.answer.name : "\u00a0";
  return (
    <div className={wished.isCompact ? "compact" : ""}>
      <header className="bg-head px-3 pt-3 text-on-head">
        <h1 className="type-h2 text-head-mark">{words.title(__ASSOCIATION_NAME__)}</h1>
        <p className="truncate pb-1.5 text-dense" title={name}>
          {name}
        </p>
        <div aria-hidden="true" className="hash -mx-3 text-head-mark" />
      </header>
      <main className="px-3">
        {state.status === "loading" && (
          <>
            <p role="status" className="sr-only">
              {words.loading}
            </p>
            <div className="pt-11">
              <LeaderBoardSkeleton />
            </div>
          </>
        )}
        {state.status === "error" && (
          <div role="alert" className="card my-3 p-4">
            <h2 className="type-h2">{words.failedTitle}</h2>
            <p className="my-2">{words.problems[state.problem]}</p>
            <button
              type="button"
              className="type-action min-h-11 rounded-card border border-line-strong px-4"
              onClick={retry}
            >
              {words.tryAgain}
            </button>
          </div>
        )}
        {state.status === "ready" && (
          <state.view.SeasonView
            answer={state.answer}
            isOld={state.isOld}
            tab={tab}
            onTab={setTab}
          />
        )}
      </main>
      <footer className="mx-3 mt-6 flex flex-wrap justify-between gap-x-4 ink-rule pb-2 text-label">
        <b className="font-strong">{__ASSOCIATION_NAME__}</b>
        <span className="text-text-2">{words.footer}</span>
      </footer>
    </div>
  );
}
