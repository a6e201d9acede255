import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Actor, createAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { Device, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { eventsOf, wishes } from "../../helpers/database/random-log.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = { readonly outcome: string; readonly recounted_games?: number };

onEachEngine("a season changes its scoring profile (D42, I15, I17)", (database) => {
  let admin: Actor;
  beforeAll(async () => {
    admin = await createAccount(database(), "season admin", { profile: { role: "admin" } });
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);

  async function choose(seasonId: string, profile: string): Promise<Answer | undefined> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>("select update_season($1, $2::text::jsonb) as answer", [
        seasonId,
        JSON.stringify({ scoring_profile_id: profile }),
      ]),
    );
    return row?.answer;
  }

  const pointsOf = (game: TestGame) =>
    read(
      `select player_id, total_fantasy_points, offensive_points from game_stats
       where game_id = $1 order by player_id`,
      game.id,
    );
  const differing = (game: TestGame) => read("select * from verify_totals($1)", game.id);

  test("one statement gives the figures that a fold of the log gives, and says of how many games", async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const game = await createGame(database());
        const other = await createGame(database());
        const device = new Device();
        await push(database(), SERVICE, game.id, device.id, eventsOf(wished, game));
        await push(database(), SERVICE, other.id, device.id, eventsOf(wished, other));
        const before = await pointsOf(game);
        const elsewhere = await pointsOf(other);
        expect(await choose(game.seasonId, "review_beta")).toEqual({
          outcome: "applied",
          recounted_games: 1,
        });
        const counted = await pointsOf(game);
        expect(await differing(game)).toEqual([]);
        await read("select private.refold_game($1)", game.id);
        expect(await pointsOf(game)).toEqual(counted);
        expect(await pointsOf(other)).toEqual(elsewhere);
        expect(await choose(game.seasonId, "review_beta")).toEqual({ outcome: "unchanged" });
        await choose(game.seasonId, "guide");
        expect(await pointsOf(game)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  /** Only on PostgreSQL does one connection wait for the other. */
  test.each(["the push first", "the change first"])(
    "with a push at the same moment, %s: no figure is of another profile",
    async (order) => {
      const game = await createGame(database());
      const device = new Device();
      const [player = ""] = game.home.players;
      const send = () =>
        push(database(), SERVICE, game.id, device.id, [device.rush(game.home.id, player)]);
      await push(database(), SERVICE, game.id, device.id, [device.tackle(game.home.id, player)]);
      const change = () => choose(game.seasonId, "review_beta");
      const calls: Promise<unknown>[] = [];
      const waiting = async (count: number) => {
        if (database().engine === "pglite") return;
        const locked =
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        await expect.poll(async () => (await read(locked)).length).toBe(count);
      };
      await database().transaction(async (tx) => {
        await tx.query("select from games where id = $1 for no key update", [game.id]);
        for (const call of order === "the push first" ? [send, change] : [change, send]) {
          calls.push(call());
          await waiting(calls.length);
        }
      });
      await Promise.all(calls);
      expect(await pointsOf(game)).toMatchObject([{ total_fantasy_points: 6 }]);
      expect(await differing(game)).toEqual([]);
    },
  );
});
