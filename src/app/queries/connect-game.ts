import { overlayGame } from "../../domain/game/overlay-game.ts";
import type { OpenGame } from "../../local/game/open-game.ts";
import { overlayPlayers } from "../../local/game/overlay.ts";
import { openGame } from "../bootstrap/open-game.ts";
import { services } from "../bootstrap/services.ts";
import { findGame } from "./find-game.ts";
import { type GameReference, playersIn, readGameReference } from "./game-reference.ts";
import type { GameQuery, GameTeamView, GameView } from "./game-view.ts";
import { QUERY_MESSAGES } from "./query-messages.ts";

/**
 * Opens the game for as long as a screen shows it: reference rows and the fold in memory are
 * joined into one view, and the engine reads the game's log while it is open.
 */
export function connectGame(gameId: string, emit: (query: GameQuery) => void): () => void {
  const leaving = new AbortController();
  void run(gameId, emit, leaving.signal).catch(() => {
    if (!leaving.signal.aborted) emit({ status: "error", message: QUERY_MESSAGES.gameFailed });
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
  // Heard from before the rows are read, so that nothing is missed and they are read once.
  let isOutdated = false;
  let onRows = (): void => {
    isOutdated = true;
  };
  const endRows = all.store.changes.onTopic(({ topic }) => {
    if (topic === "reference" || topic === "operations") onRows();
  });
  signal.addEventListener("abort", endRows);
  const found = await findGame(all, gameId, signal, (status, askAgain) => {
    if (status === "not-found") return emit({ status });
    emit({
      status,
      retry() {
        emit({ status: "loading" });
        askAgain();
      },
    });
  });
  if (signal.aborted || found === null) return;
  let reference = found;
  const opened = await openGame(gameId);
  if (signal.aborted) return;
  if (!opened.ok) return emit({ status: "error", message: QUERY_MESSAGES.storageFailed });
  const game = opened.value;

  let view = viewOf(reference, game, null);
  function emitView(next: GameView): void {
    view = next;
    emit({ status: "ready", view });
  }
  let reading = 0;
  async function rereadReference(): Promise<void> {
    reading += 1;
    const mine = reading;
    const next = await readGameReference(all, gameId);
    // Only the newest reading counts, in whatever order they end.
    if (signal.aborted || next === null || mine !== reading) return;
    reference = next;
    emitView(viewOf(reference, game, null));
  }

  const endGame = game.subscribe(() => emitView(viewOf(reference, game, view)));
  all.engine.openGame(gameId);
  signal.addEventListener("abort", () => {
    endGame();
    all.engine.closeGame(gameId);
  });
  onRows = () => void rereadReference();
  emitView(view);
  if (isOutdated) await rereadReference();
}

/**
 * One more tap must cost the same at entry 10,000 as at entry 1: what did not change is taken
 * over from the previous view.
 */
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
    profile: reference.profile,
  };
}

/** At most 40 checked-in players are compared, whatever the length of the log. */
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
