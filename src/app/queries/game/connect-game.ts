import { overlayGame } from "../../../domain/game/overlay-game.ts";
import type { OpenGame } from "../../../local/game/open-game.ts";
import { overlayPlayers } from "../../../local/game/overlay.ts";
import { openGame } from "../../bootstrap/open-game.ts";
import { services } from "../../bootstrap/services.ts";
import { QUERY_MESSAGES } from "../device/query-messages.ts";
import { findGame } from "./find-game.ts";
import { type GameReference, playersIn } from "./game-reference.ts";
import type { GameQuery, GameTeamView, GameView } from "./game-view.ts";

/** The engine reads the game's log for as long as a screen shows the game. */
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
    missing(status, askAgain) {
      if (status === "not-found") return emit({ status });
      emit({
        status,
        retry() {
          emit({ status: "loading" });
          askAgain();
        },
      });
    },
  });
}

const FAILED: GameQuery = { status: "error", message: QUERY_MESSAGES.gameFailed };

/** Reuses what did not change, so that a tap costs the same at entry 10,000. */
function viewOf(reference: GameReference, open: OpenGame, previous: GameView | null): GameView {
  const { state } = open;
  const teams =
    previous !== null && hasSamePeople(previous, state) ? previous : teamViews(reference, state);
  return {
    game: overlayGame(reference.game, state),
    row: reference.game,
    visitor: teams.visitor,
    home: teams.home,
    playersById: teams.playersById,
    walkOnCount: state.walkOns.size,
    state,
    revision: open.revision,
    inFlight: open.inFlight,
    pendingEventIds: open.pendingEventIds,
    refusedEventIds: open.refusedEventIds,
    refusedEntryIds: open.refusedEntryIds,
    profile: reference.profile,
  };
}

function hasSamePeople(previous: GameView, state: OpenGame["state"]): boolean {
  if (previous.walkOnCount !== state.walkOns.size) return false;
  return [previous.visitor, previous.home].every(({ team, rosterIds }) => {
    const roster = [...(state.rosters.get(team.id) ?? [])];
    return roster.length === rosterIds.length && roster.every((id, at) => id === rosterIds[at]);
  });
}

function teamViews(
  reference: GameReference,
  state: OpenGame["state"],
): Pick<GameView, "visitor" | "home" | "playersById"> {
  const team = (side: "visitor" | "home"): GameTeamView => ({
    side,
    team: reference[side],
    players: playersIn(reference, state, reference[side].id),
    rosterIds: [...(state.rosters.get(reference[side].id) ?? [])],
  });
  const visitor = team("visitor");
  const home = team("home");
  const season = overlayPlayers(reference.season, {
    walkOns: [],
    jerseyEdits: reference.jerseyEdits,
  });
  const playersById = new Map(
    [...season, ...visitor.players, ...home.players].map((each) => [each.id, each]),
  );
  return { visitor, home, playersById };
}
