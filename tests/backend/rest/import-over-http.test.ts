import { beforeAll, describe, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";

const FOUR_MB = 4_000_000;
const backend = sharedBackend();
let game: TestGame;
let token: string;

beforeAll(async () => {
  game = await createGame(backend.database);
  const account = await createAccount(backend.database, "importer@example.test");
  await backend.database.query("update user_profiles set role = 'admin' where user_id = $1", [
    account.id,
  ]);
  const client = createTestClient(backend.url, backend.publishableKey);
  token = (await client.auth.signInWithPassword(account)).data.session?.access_token ?? "";
});

async function bring(rows: readonly object[], fileName = "week-1.csv") {
  const response = await fetch(`${backend.url}/rest/v1/rpc/import_stats`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      p_op_id: crypto.randomUUID(),
      p_game_id: game.id,
      p_team_id: game.visitor.id,
      p_file_name: fileName,
      p_file_hash: null,
      p_rows: rows,
    }),
  });
  const answer = (await response.json()) as { code?: string; outcome?: string };
  return { status: response.status, ...answer };
}

const rowsOf = (tackles: number, note = "") =>
  game.visitor.players.map((player_id, index) => ({
    player_id,
    counts: { tackles },
    ...(index === 0 ? { note } : {}),
  }));

async function written(): Promise<unknown> {
  const [row] = await backend.database.query(
    `select (select count(*)::int from import_batches where game_id = $1) as imports,
       (select count(*)::int from game_events where game_id = $1) as events`,
    [game.id],
  );
  return row;
}

describe("an import over HTTP", () => {
  test("of more than 4 MB is refused (413), and nothing is written", async () => {
    expect(await bring(rowsOf(1, "x".repeat(FOUR_MB)))).toMatchObject({
      status: 413,
      code: "PT413",
    });
    expect(await written()).toEqual({ imports: 0, events: 0 });
  });

  test("of a little less is taken, and its log holds the figures alone", async () => {
    const nearly = rowsOf(1, "x".repeat(FOUR_MB - 10_000));
    expect(await bring(nearly)).toMatchObject({ status: 200, outcome: "applied" });
    expect(await written()).toEqual({ imports: 1, events: 2 });
  });

  test("keeps 300 letters of a file's name, in the audit log too", async () => {
    expect(await bring(rowsOf(2), "n".repeat(100_000))).toMatchObject({ outcome: "applied" });
    const names = await backend.database.query<{ name: string }>(
      `select file_name as name from import_batches where game_id = $1 and length(file_name) > 20
       union all
       select after ->> 'file_name' from audit_log
       where object_id = $1::text and length(after ->> 'file_name') > 20`,
      [game.id],
    );
    expect(names.map(({ name }) => name.length)).toEqual([300, 300]);
  });
});
