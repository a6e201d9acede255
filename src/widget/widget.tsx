import { type ReactNode, useEffect } from "react";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import address from "../ui/styles/fonts.css?url";
import { useAnswer } from "./use-answer.ts";
import type { WidgetKind } from "./widget-kind.ts";
import { problemTexts, widgetMessages as words } from "./widget-messages.ts";

/** Shows a page under /widget for other sites (A §2, D68): its content or why there is none. */
export function Widget<Rows, Figures>({
  kind,
  parameters,
}: {
  kind: WidgetKind<Rows, Figures>;
  parameters: WidgetParameters;
}) {
  const { state, retry, renew } = useAnswer(kind, parameters);
  const name = state.status === "ready" ? state.answer.name : "\u00a0";
  return (
    <WidgetFrame
      words={kind.words}
      name={name}
      parameters={parameters}
      isSettled={state.status !== "loading"}
    >
      {state.status === "loading" && (
        <>
          <p role="status" className="sr-only">
            {kind.words.loading}
          </p>
          {kind.skeleton}
        </>
      )}
      {state.status === "error" && (
        <div role="alert" className="card my-3 p-4">
          <h2 className="type-h2">{kind.words.failedTitle}</h2>
          <p className="my-2">
            {kind.words.problems?.[state.problem] ??
              problemTexts[state.problem] ??
              kind.words.failed}
          </p>
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
        <state.view.View
          answer={state.answer}
          isOld={state.isOld}
          parameters={parameters}
          renew={renew}
        />
      )}
    </WidgetFrame>
  );
}

/** Holds title and foot, which every page under /widget has. */
export function WidgetFrame({
  words: { title: titleOf, footer },
  name,
  parameters,
  isSettled,
  children,
}: {
  words: Pick<WidgetKind<never, never>["words"], "title" | "footer">;
  /** Stands under the title. */
  name: string;
  parameters: WidgetParameters;
  /** Whether the answer or its failure has come. */
  isSettled: boolean;
  children: ReactNode;
}) {
  // Loads after the answer or its failure, so that figures never wait for letters.
  useEffect(() => {
    if (isSettled) loadTypeface();
  }, [isSettled]);
  const title = titleOf(__ASSOCIATION_NAME__);
  return (
    // The page that frames it has landmarks too, so this one is named and the only one.
    <main aria-label={title} className={parameters.isCompact ? "compact" : ""}>
      <header className="bg-head px-3 pt-3 text-on-head">
        <h1 className="type-h2 text-head-mark">{title}</h1>
        <p className="truncate pb-1.5 text-dense" title={name}>
          {name}
        </p>
        <div aria-hidden="true" className="hash -mx-3 text-head-mark" />
      </header>
      <div className="px-3">{children}</div>
      {isSettled && (
        <footer className="mx-3 mt-6 flex flex-wrap justify-between gap-x-4 ink-rule pb-2 text-label">
          <b className="font-strong">{__ASSOCIATION_NAME__}</b>
          <span className="text-text-2">{footer}</span>
        </footer>
      )}
    </main>
  );
}

/** The device's own typeface shows until the files have loaded. */
function loadTypeface(): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
