import * as v from "valibot";
import type { ImportRequest } from "../../domain/provider/import-contract.ts";
import { isOffered, readLeagues } from "../../domain/provider/read/read-leagues.ts";
import type {
  Discovery,
  ImportRefused,
  LeagueInTheWay,
  WantedSeason,
} from "../../domain/provider/run/season-import.ts";
import { optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const leagueSchema = v.pipe(
  shapeSchema({ providerId: text, seasonId: optionalText, seasonName: optionalText }),
  v.transform(
    ({ providerId, seasonId, seasonName }): LeagueInTheWay => ({
      leagueId: providerId,
      season: seasonId === null ? null : { id: seasonId, name: seasonName ?? "" },
    }),
  ),
);

const schema = v.variant("outcome", [
  v.object({ outcome: v.literal("imported") }),
  v.object({
    outcome: v.literal("refused"),
    reason: v.picklist([
      "no_league",
      "imported_already",
      "in_deleted_season",
      "name_taken",
      "id_reused",
    ]),
    leagues: v.array(leagueSchema),
  }),
]);

/** Reads a 200 answer of `sync-season` to an import; null if it has another form. */
export function readImportAnswer(body: unknown): { readonly refused: ImportRefused } | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  if (parsed.output.outcome === "imported") return { refused: null };
  const { reason, leagues } = parsed.output;
  return { refused: { reason, leagues } };
}

export function toImportRequest(seasons: readonly WantedSeason[], anew: boolean): ImportRequest {
  return {
    action: "import",
    anew,
    seasons: seasons.map(({ id, name, leagueIds }) => ({
      season_id: id,
      name,
      league_ids: leagueIds,
    })),
  };
}

/** Reads the provider's list of leagues; null if the answer is not a list (I23). */
export function readDiscovery(body: unknown): Discovery | null {
  const { records, problems, isComplete } = readLeagues(body);
  if (!isComplete && records.length === 0) return null;
  return { leagues: records.filter(isOffered), problems };
}

export function readExistingIds(body: unknown): ReadonlySet<string> | null {
  const parsed = v.safeParse(v.array(text), body);
  return parsed.success ? new Set(parsed.output) : null;
}
