import type { PlayerRow } from "../../contract/rows/player-rows.ts";
import type { Game } from "../../domain/game/game.ts";
import { activeCounts } from "../../domain/season/active-counts.ts";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { Failure, Result } from "../../domain/shared/result.ts";
import { fail, ok } from "../../domain/shared/result.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { Reference } from "../../local/reference/reference.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Identity, TransportAnswer, TransportResult } from "../../sync/transport.ts";

/** Why reference data could not be renewed: the server's answer, or this device. */
export type PullProblem = TransportAnswer["kind"] | "storage" | "would-shrink";

export interface PullParts {
  readonly store: Pick<LocalStore, "reference">;
  readonly reference: ReferenceApi;
  readonly identity: Pick<Identity, "currentUserId">;
  readonly signal: AbortSignal;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
  /** One of the reads is done. */
  readonly onStep: () => void;
}

type Pulled<Value> = Promise<Result<Value, Failure<PullProblem>>>;

/** Seasons and names, complete or not at all. In: parts. Out: the seasons as the server has them. */
export async function pullCommon(parts: PullParts): Pulled<readonly Season[]> {
  const reader = parts.identity.currentUserId();
  const [seasons, recorders] = await Promise.all([
    step(parts, parts.reference.seasons(parts.signal)),
    reader === null ? null : step(parts, parts.reference.recorders(parts.signal)),
  ]);
  if (!seasons.ok) return fail({ code: seasons.answer.kind });
  if (recorders !== null && !recorders.ok) return fail({ code: recorders.answer.kind });
  if (parts.identity.currentUserId() !== reader) return fail({ code: "wrong-identity" });
  const write = referenceWriter(parts, reader, "", false);
  const problem =
    (await write("seasons", seasons.value)) ??
    (recorders === null ? null : await write("public_profiles", recorders.value));
  return problem === null ? ok(seasons.value) : fail({ code: problem });
}

/**
 * One season's leagues, teams, players and games with the figures on their cards: everything is
 * read completely before anything is replaced, so that a device never holds half a season (I17,
 * I23). Out: the games. Who is signed in may not change on the way: one person's reads never land
 * in another's cache.
 */
export async function pullSeason(parts: PullParts, seasonId: string): Pulled<readonly Game[]> {
  const { reference, signal, identity } = parts;
  const reader = identity.currentUserId();
  const [leagues, teams, players, games, summaries, suspended] = await Promise.all([
    step(parts, reference.leagues(seasonId, signal)),
    step(parts, reference.teams(seasonId, signal)),
    step(parts, reference.players(seasonId, signal)),
    step(parts, reference.games(seasonId, signal)),
    step(parts, reference.gameSummaries(seasonId, signal)),
    reader === null ? NOBODY : step(parts, reference.suspendedPlayerIds(seasonId, signal)),
  ]);
  if (!leagues.ok) return fail({ code: leagues.answer.kind });
  if (!teams.ok) return fail({ code: teams.answer.kind });
  if (!players.ok) return fail({ code: players.answer.kind });
  if (!games.ok) return fail({ code: games.answer.kind });
  if (!summaries.ok) return fail({ code: summaries.answer.kind });
  if (!suspended.ok) return fail({ code: suspended.answer.kind });
  if (identity.currentUserId() !== reader) return fail({ code: "wrong-identity" });

  // Somebody signed in was just shown the season itself, so an empty table in it is empty.
  const write = referenceWriter(parts, reader, seasonId, reader !== null);
  const problem =
    (await writePeople(write, seasonId, {
      leagues: leagues.value,
      teams: teams.value,
      players: players.value,
      suspendedIds: suspended.value,
    })) ??
    (await write("game_summaries", summaries.value)) ??
    (await write("games", games.value));
  return problem === null ? ok(games.value) : fail({ code: problem });
}

interface SeasonPeople {
  readonly leagues: readonly League[];
  readonly teams: readonly Team[];
  readonly players: readonly PlayerRow[];
  readonly suspendedIds: readonly string[];
}

/** Who plays in a season and for whom, and how many of them count as active. */
export async function writePeople(
  write: ReturnType<typeof referenceWriter>,
  seasonId: string,
  { leagues, teams, players, suspendedIds }: SeasonPeople,
): Promise<PullProblem | null> {
  const suspended = new Set(suspendedIds);
  return (
    (await write("leagues", leagues)) ??
    (await write("teams", teams)) ??
    (await write(
      "players",
      players.map((player) => ({ ...player, isSuspended: suspended.has(player.id) })),
    )) ??
    (await write("active_counts", [{ id: seasonId, ...activeCounts(teams, players) }]))
  );
}

/** A visitor may not read who is suspended, and nobody is shown as such (D13). */
const NOBODY: TransportResult<readonly string[]> = { ok: true, value: [] };

async function step<Value>(parts: PullParts, read: Promise<Value>): Promise<Value> {
  const value = await read;
  parts.onStep();
  return value;
}

/**
 * Asks before each table who is signed in: a sign-out between two of them has purged what was
 * read, and nothing of it may come back (rule 18).
 */
export function referenceWriter(
  parts: Pick<PullParts, "store" | "identity" | "readAt">,
  reader: string | null,
  scope: string,
  confirmedEmpty: boolean,
) {
  return async <Table extends ReferenceTable>(
    table: Table,
    rows: readonly ReferenceTables[Table][],
  ): Promise<PullProblem | null> => {
    if (parts.identity.currentUserId() !== reader) return "wrong-identity";
    const read: Parameters<Reference["replace"]>[3] = {
      complete: true,
      confirmedEmpty,
      readAt: parts.readAt,
    };
    const written = await parts.store.reference.replace(table, scope, rows, read);
    if (written.ok) return null;
    return written.error.code === "would-shrink" ? "would-shrink" : "storage";
  };
}
