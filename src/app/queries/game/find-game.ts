import type { Services } from "../../bootstrap/tab-services.ts";
import { type GameReference, readGameReference } from "./game-reference.ts";

interface Finding extends Pick<Services, "fetchGame"> {
  readonly prefetch: Pick<Services["prefetch"], "status" | "refresh">;
  readonly store: Pick<Services["store"], "reference" | "connection" | "totals">;
  readonly connectivity: Pick<Services["connectivity"], "subscribe">;
}

interface Heard {
  rows(reference: GameReference): void;
  /** The search goes on by itself; `askAgain` asks the server at once. */
  missing(
    why: "not-on-device" | "not-found",
    askAgain: () => void,
    /** The server's words, if it refused (P §8). */
    said: string | null,
  ): void;
}

/** Runs until `signal` aborts; asks the server again when the network or the page returns. */
export function findGame(all: Finding, gameId: string, signal: AbortSignal, heard: Heard): void {
  let isHere = false;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isHere || isAsking || signal.aborted) return;
    isAsking = true;
    // At a start the season is being read with most of its games, so do not ask for them twice.
    if (all.prefetch.status.getState().isRunning) await all.prefetch.refresh();
    let reference = await readGameReference(all, gameId);
    let said: string | null = null;
    const hear = (words: string) => {
      said = words;
    };
    const fetched = reference === null ? await all.fetchGame(gameId, hear) : "fetched";
    if (fetched === "fetched") reference ??= await readGameReference(all, gameId);
    isAsking = false;
    if (reference !== null || isHere || signal.aborted) return;
    heard.missing(
      fetched === "unreachable" ? "not-on-device" : "not-found",
      () => void ask(),
      said,
    );
  }

  let isFirst = true;
  const endings = [
    all.store.connection.watch(
      () => readGameReference(all, gameId),
      (reference) => {
        isHere ||= reference !== null;
        if (reference !== null) heard.rows(reference);
        // Other changed rows start no fetch, because a failed fetch brings some as well.
        else if (isFirst) void ask();
        isFirst = false;
      },
    ),
    all.connectivity.subscribe((reason) => {
      if (reason !== "offline" && reason !== "hidden" && !isFirst) void ask();
    }),
  ];
  signal.addEventListener("abort", () => {
    for (const end of endings) end();
  });
}
