import { cleanJersey, jerseyProblem } from "../../roster/jersey.ts";
import { ROSTER_MAX, type RosterProblem, rosterProblem } from "../../roster/roster-rules.ts";
import type { MakeId } from "../../shared/clock.ts";
import { fail, ok } from "../../shared/result.ts";
import type { GameFact } from "../events.ts";
import type { GameState } from "../game-state.ts";
import type { Decision } from "./decision.ts";

export interface RosterSelection {
  readonly visitor: readonly string[];
  readonly home: readonly string[];
  /** Maps a suspended player to the reason for the check-in (D28). */
  readonly reasons?: Readonly<Record<string, string>>;
}

function rosterChange(
  state: GameState,
  teamId: string,
  chosen: readonly string[],
  reasons: Readonly<Record<string, string>>,
): GameFact[] {
  const current = state.rosters.get(teamId) ?? new Set<string>();
  const wanted = new Set(chosen);
  const added = [...wanted].filter((playerId) => !current.has(playerId));
  const remove = [...current].filter((playerId) => !wanted.has(playerId));
  const add = added.filter((playerId) => reasons[playerId] === undefined);
  // Each reason gets its own fact, because an event may have 4 KB and a letter up to four bytes.
  const allowed = added.flatMap((playerId): GameFact[] => {
    const reason = reasons[playerId];
    if (reason === undefined) return [];
    const overrides = [{ playerId, reason }];
    return [
      { type: "roster.changed.v1", payload: { teamId, add: [playerId], remove: [], overrides } },
    ];
  });
  if (add.length === 0 && remove.length === 0) return allowed;
  return [{ type: "roster.changed.v1", payload: { teamId, add, remove } }, ...allowed];
}

/** Records only differences, so that changes of two phones merge (D36). A team has 6 to 20 players (P §5). */
export function decideRosters(
  state: GameState,
  selection: RosterSelection,
): Decision<RosterProblem> {
  const { visitor, home, reasons = {} } = selection;
  const problem = rosterProblem(new Set(visitor).size) ?? rosterProblem(new Set(home).size);
  if (problem !== null) return fail({ code: problem });
  return ok([
    ...rosterChange(state, state.teams.visitorTeamId, visitor, reasons),
    ...rosterChange(state, state.teams.homeTeamId, home, reasons),
  ]);
}

/** Adds or removes one player. A check-in may be partial, as only the gate asks for six. */
export function decideCheckIn(
  state: GameState,
  teamId: string,
  playerId: string,
  isPresent: boolean,
): Decision<RosterProblem> {
  const chosen = new Set(state.rosters.get(teamId));
  if (isPresent) chosen.add(playerId);
  else chosen.delete(playerId);
  if (chosen.size > ROSTER_MAX) return fail({ code: "roster_too_large" });
  return ok(rosterChange(state, teamId, [...chosen], {}));
}

export interface NewWalkOn {
  readonly teamId: string;
  /** The number as typed; empty if there is none. */
  readonly jerseyNumber: string;
  readonly name: string;
}

/** "+ Add player" (D33): a number of 0 to 99, a name, or both; a taken number only warns. */
export function decideWalkOn(
  walkOn: NewWalkOn,
  makeId: MakeId,
): Decision<"invalid_jersey" | "walk_on_empty"> {
  const jerseyNumber = cleanJersey(walkOn.jerseyNumber);
  const name = walkOn.name.trim();
  if (jerseyNumber === null && name === "") return fail({ code: "walk_on_empty" });
  if (jerseyProblem(walkOn.jerseyNumber, "inline") !== null) {
    return fail({ code: "invalid_jersey" });
  }
  const { teamId } = walkOn;
  const playerId = makeId();
  const named = name === "" ? {} : { name };
  return ok([
    { type: "player.added.v1", payload: { playerId, teamId, jerseyNumber, ...named } },
    { type: "roster.changed.v1", payload: { teamId, add: [playerId], remove: [] } },
  ]);
}
