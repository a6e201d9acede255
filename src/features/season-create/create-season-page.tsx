import { type ReactNode, useEffect, useRef } from "react";
import { useProviderState } from "../../app/queries/server/use-provider-state.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { isDenied } from "../../parts/admin/admin-read.tsx";
import { NoProviderNote, SimulatedMark } from "../../parts/provider/provider-marks.tsx";
import { Button } from "../../ui/button.tsx";
import { AfterImport } from "./after/after-import.tsx";
import { createMessages as words } from "./create-messages.ts";
import { ImportInput } from "./import-input.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { useImport } from "./use-import.ts";

/** Creates seasons from the provider's leagues or by hand (A §2). It needs the network. */
export function CreateSeasonPage({ byHand }: { byHand: (look: { isMain: boolean }) => ReactNode }) {
  const { query, isOffline, reload } = useProviderState();
  const made = useImport();
  const isMaking = made.seasonIds.length > 0;
  useTopOf(isMaking ? "making" : (made.problem?.code ?? "input"));
  const failure = query.status === "error" && !isDenied(query) ? query.failure : null;
  return (
    <AdminPage
      words={words}
      query={failure === null ? query : { status: "ready", value: null }}
      isOffline={isOffline}
      reload={reload}
    >
      {(state) => (
        <>
          {state?.isSimulated && <SimulatedMark label={state.label} />}
          {state?.isChosen === false && <NoProviderNote label={state.label} />}
          {failure !== null && (
            <ProblemNote problem={{ ...failure, refused: null }}>
              <Button onClick={() => void reload()}>{words.tryAgain}</Button>
            </ProblemNote>
          )}
          {isMaking && <AfterImport key={made.seasonIds.join()} made={made} />}
          <div
            key={made.round}
            hidden={isMaking}
            className="grid items-start gap-6 *:min-w-0 laptop:grid-cols-2"
          >
            {state?.isChosen && <ImportInput made={made} />}
            {byHand({ isMain: state?.isChosen !== true })}
          </div>
        </>
      )}
    </AdminPage>
  );
}

/** Each phase starts at the top of the page. */
function useTopOf(phase: string): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current !== phase) window.scrollTo(0, 0);
    shown.current = phase;
  }, [phase]);
}
