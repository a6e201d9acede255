import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import {
  applyRows,
  beginRun,
  nextProviderId,
  type WireChange,
} from "../helpers/database/provider-run.ts";
import { seasonToSync } from "../helpers/provider/synced-season.ts";
import { type Figure, spreadOf, timed } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const ROUNDS = 3;
const TEAMS = 20;
const PLAYERS = 12;
/** As sync-season applies them. */
const ROWS_A_CALL = 10;

/** The longest that a sync keeps others waiting while it writes a new league of 20 teams. */
export async function syncFigures({ database }: TestBackend): Promise<Figure[]> {
  const longest: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const run = await beginRun(database, await seasonToSync(database, nextProviderId()));
    const rows = newLeague();
    const taken: number[] = [];
    for (let from = 0; from < rows.length; from += ROWS_A_CALL) {
      const part = rows.slice(from, from + ROWS_A_CALL);
      taken.push(
        await timed(async () => {
          const answers = await applyRows(database, run, part);
          // A refusal is fast and would flatter the figure.
          if (answers.some(({ outcome }) => outcome !== "applied")) throw new Error("refused");
        }),
      );
    }
    if (round > 0) longest.push(spreadOf(taken).max);
  }
  const name: FigureName = "longest transaction of a sync, ten rows";
  return [{ name, measured: spreadOf(longest), floor: null }];
}

/** Teams with their players, then every pairing of neighbours with its result. */
function newLeague(): WireChange[] {
  const add = (entity: string, after: WireChange["after"], provider_id = nextProviderId()) => ({
    entity,
    action: "add",
    provider_id,
    row_id: null,
    before: {},
    after,
  });
  const ids = Array.from({ length: TEAMS }, nextProviderId);
  const teams = ids.map((id) => add("team", { name: `Team ${id}`, division_name: "A" }, id));
  const players = ids.flatMap((team_id) =>
    Array.from({ length: PLAYERS }, (_, n) => add("player", { name: `Player ${n}`, team_id })),
  );
  const games = ids.flatMap((visitor, n) =>
    [1, 2, 3, 4].map((apart) =>
      add("game", {
        team_visitor_id: visitor,
        team_home_id: ids[(n + apart) % TEAMS] ?? "",
        game_date: `2026-10-${10 + apart}`,
        week_number: apart,
        provider_visitor_score: 21,
        provider_home_score: 20,
        provider_completed: true,
      }),
    ),
  );
  return [...teams, ...players, ...games];
}
