import type { StatFields } from "./events.ts";
import { sideOf } from "./fold/fold-timeouts.ts";
import type { GameState } from "./game-state.ts";
import { touchdownKindOf } from "./play-of.ts";
import { type PlayerFacts, wasInjured, wasOnTeam, wasSuspended } from "./player-on-day.ts";

/** Why a counted entry should be checked (D28); a flagged entry still counts. */
export type EntryFlag =
  | "no_player"
  | "no_passer"
  | "player_not_known"
  | "team_not_in_game"
  | "other_team"
  | "injured"
  | "suspended"
  | "unrostered";

function playerFlags(
  state: GameState,
  { playerId, teamId }: { readonly playerId: string; readonly teamId: string },
  players: ReadonlyMap<string, PlayerFacts>,
  day: string,
): EntryFlag[] {
  const player = players.get(playerId);
  const walkOn = state.walkOns.get(playerId);
  const flags: EntryFlag[] = [];
  if (player !== undefined) {
    if (!wasOnTeam(player, teamId, day)) flags.push("other_team");
    if (wasInjured(player, day)) flags.push("injured");
    if (wasSuspended(player, day)) flags.push("suspended");
  } else if (walkOn === undefined) flags.push("player_not_known");
  else if (walkOn.teamId !== teamId) flags.push("other_team");
  if (state.rosters.get(teamId)?.has(playerId) !== true) flags.push("unrostered");
  return flags;
}

/** Returns each flag once, the passer's included (D28); `players` are those known here, by id. */
export function entryFlags(
  state: GameState,
  fields: StatFields,
  players: ReadonlyMap<string, PlayerFacts>,
  day: string,
): readonly EntryFlag[] {
  const { teamId, playerId } = fields;
  const flags = new Set<EntryFlag>();
  if (sideOf(state.teams, teamId) === null) flags.add("team_not_in_game");
  const isPass = fields.statType === "touchdown" && touchdownKindOf(fields) === "pass";
  const passerId = isPass ? (fields.passerPlayerId ?? null) : null;
  if (playerId === null) flags.add("no_player");
  if (isPass && passerId === null) flags.add("no_passer");
  for (const id of [playerId, passerId]) {
    if (id === null) continue;
    for (const flag of playerFlags(state, { playerId: id, teamId }, players, day)) flags.add(flag);
  }
  return [...flags];
}
