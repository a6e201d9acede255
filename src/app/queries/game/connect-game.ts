import type { OpenGame } from "../../../local/game/open-game.ts";
import { openGame } from "../../bootstrap/open-game.ts";
import { services } from "../../bootstrap/services.ts";
import { QUERY_MESSAGES } from "../device/query-messages.ts";
import { findGame } from "./find-game.ts";
import type { GameReference } from "./game-reference.ts";
import type { GameQuery, GameView } from "./game-view.ts";
import { viewOf } from "./view-of.ts";

export function connectGame(gameId: string, emit: (query: GameQuery) => void): () => void {
  const leaving = new AbortController();
  void run(gameId, emit, leaving.signal).catch(() => {
    if (!leaving.signal.aborted) emit(FAILED);
  });
  return () => leaving.abort();
}

async function run(
  gameId: string,
  emit: (query: GameQuery) => void,
  signal: AbortSignal,
): Promise<void> {
  const all = await services();
  if (signal.aborted) return;
  let reference: GameReference | null = null;
  let game: OpenGame | null = null;
  let view: GameView | null = null;

  /** `isSamePeople`: only the log has changed, so the previous view may be reused. */
  function emitView(isSamePeople: boolean): void {
    if (reference === null || game === null) return;
    view = viewOf(reference, game, isSamePeople ? view : null);
    emit({ status: "ready", view });
  }
  async function open(): Promise<void> {
    const opened = await openGame(gameId);
    if (signal.aborted) return;
    if (!opened.ok) return emit({ status: "error", message: QUERY_MESSAGES.storageFailed });
    game = opened.value;
    const end = game.subscribe(() => emitView(true));
    all.engine.openGame(gameId);
    signal.addEventListener("abort", () => {
      end();
      all.engine.closeGame(gameId);
    });
    emitView(false);
  }

  findGame(all, gameId, signal, {
    rows(found) {
      const isFirst = reference === null;
      reference = found;
      if (isFirst) open().catch(() => emit(FAILED));
      else emitView(false);
    },
    missing(status, askAgain, said) {
      if (status === "not-found") return emit({ status });
      emit({
        status,
        said,
        retry() {
          emit({ status: "loading" });
          askAgain();
        },
      });
    },
  });
}

const FAILED: GameQuery = { status: "error", message: QUERY_MESSAGES.gameFailed };
