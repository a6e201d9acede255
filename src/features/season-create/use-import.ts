import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { importSeasons } from "../../app/server-calls/provider-import.ts";
import type { WantedSeason } from "../../domain/provider/run/season-import.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { useWayOn } from "../../parts/page/way-on.ts";
import type { ImportProblem } from "./failure-words.ts";

/** The address names the new seasons, so that a reload shows their progress (D6). */
const PARAMETER = "import";

/** After one of these failures, the server may have done the import all the same. */
const UNANSWERED = ["network", "lost_lease"];

/** Holds this page's import: the request, its refusal, and the seasons in progress. */
export function useImport() {
  const [address, setAddress] = useSearchParams();
  const goOn = useWayOn();
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const last = useRef<readonly WantedSeason[]>([]);
  const seasonIds = (address.get(PARAMETER) ?? "").split(",").filter(isUuid);

  async function begin(seasons: readonly WantedSeason[], anew = false): Promise<void> {
    if (isAsking) return;
    last.current = seasons;
    setProblem(null);
    setAsking(true);
    setAddress({ [PARAMETER]: seasons.map(({ id }) => id).join(",") });
    const answer = await importSeasons(seasons, anew);
    setAsking(false);
    if (answer.ok && answer.value === null) return;
    if (!answer.ok && UNANSWERED.includes(answer.error.code)) return;
    stop(
      answer.ok
        ? { code: answer.value?.reason ?? "", message: "", refused: answer.value }
        : { ...answer.error, refused: null },
    );
  }

  /** Returns to the input, either unchanged with the problem or empty. */
  function stop(why: ImportProblem | null): void {
    if (why === null) setRound((now) => now + 1);
    setProblem(why);
    void goOn({ search: "" }, { replace: true });
  }

  return {
    /** Changes after each import, so that the input starts empty. */
    round,
    seasonIds,
    isAsking,
    problem,
    begin: (seasons: readonly WantedSeason[]) => void begin(seasons),
    /** Repeats the last import with the same ids. */
    again: (anew: boolean) => void begin(last.current, anew),
    canRepeat: last.current.length > 0,
    stop,
  };
}
export type Import = ReturnType<typeof useImport>;
