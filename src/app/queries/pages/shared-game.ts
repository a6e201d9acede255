import type { LiveGame } from "../../../contract/rows/live-rows.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { PublishedGame } from "../../../domain/review/published-game.ts";
import { LIVE, type Pace, SHOWN, WATCHED } from "../../refresh/paces.ts";
import {
  notRead,
  type PullParts,
  type PullProblem,
  renewRows,
  replaceTables,
} from "../../refresh/pull.ts";

/** An unchanged answer renews the age on the device no more often than this. */
const BETWEEN_AGES_MS = 15_000;

/** Holds the kept answer's tag by game id. A new page has none and reads the answer once. */
const tags = new Map<string, string | null>();

type InPlay = Pick<Game, "isCompleted" | "liveEntries" | "gameDate">;

/** How often the public part of a game is read; `today` is YYYY-MM-DD. */
export function paceOf(game: InPlay, isVisitor: boolean, today: string): Pace {
  const isToday = !game.isCompleted && game.gameDate === today;
  if (gameStatus(game) !== "in_progress" && !isToday) return SHOWN;
  return isVisitor ? WATCHED : LIVE;
}

/** `not-offered`: this page's host does not pass the address on (docs/decisions/live-game.md). */
export async function pullSharedGame(
  parts: PullParts,
  gameId: string,
  kept: (PublishedGame & { readonly id: string }) | null,
): Promise<PullProblem | "not-offered" | null> {
  const tag = kept === null ? null : (tags.get(gameId) ?? null);
  const read = await parts.reference.liveGame(gameId, tag, parts.signal);
  if (!read.ok) return notRead(parts, read);
  if (read.value.kind === "not-offered") return "not-offered";
  if (read.value.kind === "same") return kept === null ? "temporary" : renewAge(parts, kept);
  const problem = await keepLive(parts, read.value.value);
  if (problem === null) tags.set(gameId, read.value.tag);
  return problem;
}

async function renewAge(
  parts: PullParts,
  kept: PublishedGame & { readonly id: string },
): Promise<PullProblem | null> {
  const age = await parts.store.reference.readAt("published_games", kept.id);
  if (!age.ok) return "storage";
  const isYoung = Date.parse(parts.readAt) - Date.parse(age.value ?? "") < BETWEEN_AGES_MS;
  return isYoung ? null : replaceTables(parts, kept.id, { published_games: [kept] });
}

async function keepLive(
  parts: PullParts,
  { game, tables, timeoutsUsed, clock, walkOns }: LiveGame,
): Promise<PullProblem | null> {
  const { headSeq, logDigest } = game;
  const published = { ...tables, headSeq, logDigest, timeoutsUsed, clock };
  return keepPublished(parts, game, published, walkOns);
}

/** A game would open with no names before its season is here, which brings its row itself. */
export async function keepPublished(
  parts: PullParts,
  game: Game,
  published: Omit<PublishedGame, "override">,
  walkOns: LiveGame["walkOns"] = [],
): Promise<PullProblem | null> {
  const { id, seasonId, overrideScore } = game;
  const row = { ...published, override: overrideScore ?? null, id };
  const known = await parts.store.reference.get("games", id);
  const isKnown = known.ok && known.value !== null;
  return (
    (isKnown ? await keepWalkOns(parts, seasonId, walkOns) : null) ??
    (await renewRows(parts, "games", seasonId, isKnown ? [game] : [])) ??
    (await replaceTables(parts, id, { published_games: [row] }))
  );
}

/** Keeps only players who are missing here; the device's own came with the season and say more. */
async function keepWalkOns(
  parts: PullParts,
  seasonId: string,
  walkOns: LiveGame["walkOns"],
): Promise<PullProblem | null> {
  const newcomers: Player[] = [];
  for (const walkOn of walkOns) {
    const known = await parts.store.reference.get("players", walkOn.id);
    if (!known.ok) return "storage";
    if (known.value === null) newcomers.push({ ...walkOn, suspensions: [] });
  }
  return renewRows(parts, "players", seasonId, newcomers);
}
