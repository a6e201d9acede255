import { overlayGame } from "../../../domain/game/overlay-game.ts";
import type { OpenGame } from "../../../local/game/open-game.ts";
import { overlayPlayers } from "../../../local/game/overlay.ts";
import { type GameReference, playersIn } from "./game-reference.ts";
import type { GameTeamView, GameView } from "./game-view.ts";

type FoldedLog = Pick<
  OpenGame,
  "state" | "revision" | "inFlight" | "pendingEventIds" | "refusedEventIds" | "refusedEntryIds"
>;

/** Reuses what did not change, so that a tap costs the same at entry 10,000. */
export function viewOf(
  reference: GameReference,
  open: FoldedLog,
  previous: GameView | null,
): GameView {
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
    clockRules: reference.clockRules,
    isLogToCome: false,
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
