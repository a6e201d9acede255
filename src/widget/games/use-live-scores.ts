import { useEffect, useState } from "react";
import type { ShownGame } from "../../domain/season/shown-games.ts";
import { readLiveScore, type SharedScore } from "../../remote/api/public-list-rows.ts";

const SCORES_EVERY_MS = 8_000;
/** The list finds games that have started since. */
const LIST_EVERY_MS = 60_000;
/** If the host does not pass /live on, the list brings the scores too. */
const LIST_WITHOUT_SCORES_MS = 20_000;

interface ScoreRead extends SharedScore {
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Returns the newest answer for each running game, by id. A hidden page sends no requests. */
export function useLiveScores(
  running: readonly ShownGame[],
  renew: () => void,
): ReadonlyMap<string, ScoreRead> {
  const [scores, setScores] = useState<ReadonlyMap<string, ScoreRead>>(new Map());
  const ids = running.map(({ id }) => id).join(" ");
  useEffect(() => {
    let isGone = false;
    let isOffered = true;
    let listAskedAt = Date.now();
    async function ask(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      const listEveryMs = isOffered ? LIST_EVERY_MS : LIST_WITHOUT_SCORES_MS;
      if (Date.now() - listAskedAt >= listEveryMs) {
        listAskedAt = Date.now();
        renew();
      }
      const answers = await Promise.all(
        ids.split(" ").map((id) => (id === "" ? "failed" : readLiveScore(location.origin, id))),
      );
      if (isGone) return;
      isOffered = !answers.includes("not-offered");
      const readAt = Date.now();
      const read = answers.flatMap((score) =>
        typeof score === "string" ? [] : [{ ...score, readAt }],
      );
      setScores((older) => new Map([...older, ...read.map((one) => [one.game.id, one] as const)]));
    }
    void ask();
    const timer = setInterval(() => void ask(), SCORES_EVERY_MS);
    const lookAgain = () => void ask();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [ids, renew]);
  return scores;
}
