import { nameKey } from "../season/sheet/clean-cell.ts";
import {
  LIKENESSES,
  type Likeness,
  likenessOf,
  type ReadyName,
  readyName,
} from "./player-likeness.ts";

/** A row of `players` that a line of a file may belong to. */
export interface ImportPlayer {
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly isActive: boolean;
  /** The player that this row was merged into, who gets the figures. */
  readonly mergedInto: string | null;
}

export interface PlayerCandidate {
  readonly playerId: string;
  readonly by: Likeness;
  /** Whether the player is inactive or belongs to the other team. */
  readonly isInactive: boolean;
  readonly isOfOtherTeam: boolean;
}

export type PlayerMatch =
  /** The name matches exactly one active player of the team, or a person has chosen the player. */
  | { readonly state: "taken"; readonly playerId: string; readonly by: "exact" | "decision" }
  /** One similar name fits and waits for a tap. */
  | { readonly state: "proposed"; readonly candidate: PlayerCandidate }
  /** Several players fit, so a person chooses. */
  | { readonly state: "several"; readonly candidates: readonly PlayerCandidate[] }
  | { readonly state: "left_out" }
  /** The screen says "Player not found in database" (A §5). */
  | { readonly state: "not_found" };

/** A person's decision about a name: the player's id, or to leave the line out. */
export type PlayerDecision = { readonly playerId: string } | "leave_out";
type PlayerDecisions = ReadonlyMap<string, PlayerDecision>;

/** Ignores the name's case, accents and punctuation within the team of a season. */
export function decisionKey(teamId: string, name: string): string {
  return `${teamId} ${nameKey(name)}`;
}

/**
 * Finds the player for each name: first by an earlier decision, then by the ladder of A §5 among
 * the team's active players, then among its inactive ones, then by exact name in the other team.
 */
export function playerMatcher(
  teamId: string,
  players: readonly ImportPlayer[],
  decisions: PlayerDecisions,
): (name: string) => PlayerMatch {
  const byId = new Map(players.map((player) => [player.id, player]));
  const known = players.map((player) => ({
    ready: readyName(player.name),
    named: player,
    survivor: survivorOf(player, byId),
  }));
  const tiers = [
    known.filter(({ survivor }) => survivor.teamId === teamId && survivor.isActive),
    known.filter(({ survivor }) => survivor.teamId === teamId && !survivor.isActive),
    known.filter(({ survivor }) => survivor.teamId !== teamId),
  ];
  return (name) => {
    const decision = decisions.get(decisionKey(teamId, name));
    if (decision === "leave_out") return { state: "left_out" };
    const decided = decision === undefined ? undefined : byId.get(decision.playerId);
    if (decided !== undefined) {
      return { state: "taken", playerId: survivorOf(decided, byId).id, by: "decision" };
    }
    const ready = readyName(name);
    for (const [tier, members] of tiers.entries()) {
      const found = bestOf(ready, name, members, tier === 2 ? ["exact"] : LIKENESSES);
      if (found.length > 0) return matchOf(found, teamId);
    }
    return { state: "not_found" };
  };
}

interface KnownName {
  readonly ready: ReadyName;
  readonly named: ImportPlayer;
  readonly survivor: ImportPlayer;
}

interface Found {
  readonly survivor: ImportPlayer;
  readonly by: Likeness;
}

/** Returns everybody, once each, who fits the first step of the ladder that anybody fits. */
function bestOf(
  ready: ReadyName,
  name: string,
  members: readonly KnownName[],
  ladder: readonly Likeness[],
): Found[] {
  if (ready.words.length === 0) return [];
  const fitting = members.map((member) => ({ member, by: likenessOf(ready, member.ready) }));
  for (const step of ladder) {
    const fits = fitting.filter(({ by }) => by === step).map(({ member }) => member);
    if (fits.length === 0) continue;
    // The accent tells "José" and "Jose" of one team apart.
    const asWritten = fits.filter(({ named }) => named.name === name);
    const best = asWritten.length > 0 ? asWritten : fits;
    const survivors = new Map(best.map(({ survivor }) => [survivor.id, survivor]));
    return [...survivors.values()].map((survivor) => ({ survivor, by: step }));
  }
  return [];
}

function matchOf(found: readonly Found[], teamId: string): PlayerMatch {
  const candidates = found.map(({ survivor, by }) => ({
    playerId: survivor.id,
    by,
    isInactive: !survivor.isActive,
    isOfOtherTeam: survivor.teamId !== teamId,
  }));
  const [first] = candidates;
  if (first === undefined || candidates.length > 1) return { state: "several", candidates };
  const isCertain = first.by === "exact" && !first.isInactive && !first.isOfOtherTeam;
  return isCertain
    ? { state: "taken", playerId: first.playerId, by: "exact" }
    : { state: "proposed", candidate: first };
}

/** Follows merges to the player who gets the figures; a circle of merges ends where it started. */
function survivorOf(player: ImportPlayer, byId: ReadonlyMap<string, ImportPlayer>): ImportPlayer {
  let survivor = player;
  const seen = new Set([player.id]);
  while (survivor.mergedInto !== null && !seen.has(survivor.mergedInto)) {
    const next = byId.get(survivor.mergedInto);
    if (next === undefined) break;
    seen.add(next.id);
    survivor = next;
  }
  return survivor;
}
