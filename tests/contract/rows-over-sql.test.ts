import { beforeAll, describe, expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../helpers/database/actors.ts";
import { push } from "../helpers/database/device.ts";
import { createFullLeague, type FullLeague } from "../helpers/database/full-league.ts";
import { onEachEngine } from "../helpers/database/test-database.ts";
import { PEOPLE, PERSONS } from "./matrix-people.ts";
import { PERSON_ROWS, READERS, type Reader, SEASON_ROWS } from "./row-matrix.ts";

const CUSTODY = ["held_late", "superseded_epoch", "rejected", "orphaned"] as const;

onEachEngine("rows in the database, reader by reader (I7, D65, rules 1 and 6)", (database) => {
  let leagues: { readonly open: FullLeague; readonly deleted: FullLeague };
  let people: Readonly<Record<Exclude<Reader, "sender">, Actor>>;

  async function leagueWithCustody(): Promise<FullLeague> {
    const sql = database();
    const league = await createFullLeague(sql);
    for (const outcome of CUSTODY) {
      await sql.query(
        `insert into held_events (event_id, game_id, epoch, device_id, device_seq, type, payload, outcome, recorded_by)
         values ($1, $2, 0, $3, 1, 'timeout.used.v1', '{}', $4, $5)`,
        [crypto.randomUUID(), league.game.id, crypto.randomUUID(), outcome, league.scorer.userId],
      );
    }
    return league;
  }

  beforeAll(async () => {
    const sql = database();
    leagues = { open: await leagueWithCustody(), deleted: await leagueWithCustody() };
    const made: Partial<Record<Reader, Actor>> = { anonymous: ANONYMOUS, service: SERVICE };
    for (const name of PERSONS) {
      if (name !== "poisoned metadata") made[name] = await insertAccount(sql, name, PEOPLE[name]);
    }
    people = made as typeof people;
    await sql.query("update app_settings set collectors = 'approved'");
    await sql.query("update seasons set deleted_at = now() where id = $1", [
      leagues.deleted.game.seasonId,
    ]);
  });

  const actorOf = (reader: Reader, league: FullLeague) =>
    reader === "sender" ? league.scorer : people[reader];

  async function sees(
    reader: Reader,
    league: FullLeague,
    { relation, where }: { readonly relation: string; readonly where: string },
  ): Promise<boolean> {
    const { game, scorer } = league;
    return runAs(database(), actorOf(reader, league), (tx) =>
      tx.query(
        `select from ${relation}, (select $1::uuid, $2::uuid, $3::uuid) as asked where ${where} limit 1`,
        [game.id, game.seasonId, scorer.userId],
      ),
    ).then(
      (rows) => rows.length > 0,
      (error: { code?: string }) => {
        if (error.code !== "42501") throw error;
        return false;
      },
    );
  }

  const readersOf = async (league: FullLeague, row: Parameters<typeof sees>[2]) => {
    const found: Reader[] = [];
    for (const reader of READERS) if (await sees(reader, league, row)) found.push(reader);
    return found;
  };

  test.each(Object.entries(SEASON_ROWS))("%s", async (_name, row) => {
    expect(await readersOf(leagues.open, row)).toEqual(inOrder(row.readers));
  });

  test.each(Object.entries(SEASON_ROWS))("%s of a deleted season", async (_name, row) => {
    expect(await readersOf(leagues.deleted, row)).toEqual(["admin", "service"]);
  });

  test.each(Object.entries(PERSON_ROWS))("%s", async (_name, row) => {
    expect(await readersOf(leagues.open, row)).toEqual(inOrder(row.readers));
  });

  describe("the calls that read rows", () => {
    const ask = <Value>(reader: Reader, league: FullLeague, call: string) =>
      runAs(database(), actorOf(reader, league), async (tx) => {
        const [row] = await tx.query<{ answer: Value }>(`select ${call}($1) as answer`, [
          league.game.id,
        ]);
        return row?.answer;
      }).catch((error: { code?: string }) => error.code);
    const held = (reader: Reader, league: FullLeague) =>
      ask<readonly { outcome: string }[]>(reader, league, "held_events_for_game").then((answer) =>
        Array.isArray(answer) ? [...new Set(answer.map(({ outcome }) => outcome))] : answer,
      );

    test.each(READERS)("held_events_for_game of %s", async (reader) => {
      const isCollecting = SEASON_ROWS["a late play"]?.readers.includes(reader) === true;
      const isAdmin = reader === "admin" || reader === "service";
      const waiting = ["held_late", "superseded_epoch"];
      expect(await held(reader, leagues.open)).toEqual(isCollecting ? waiting : "42501");
      const ofDeleted = isAdmin ? waiting : [];
      expect(await held(reader, leagues.deleted)).toEqual(isCollecting ? ofDeleted : "42501");
    });

    test.each(["plain user", "sender", "collector"] as const)(
      "pull_game_events shows %s nothing of a deleted season",
      async (reader) => {
        expect(await ask(reader, leagues.open, "pull_game_events")).toMatchObject({ known: true });
        expect(await ask(reader, leagues.deleted, "pull_game_events")).toMatchObject({
          known: false,
          events: [],
          head_seq: 0,
        });
      },
    );

    test("a push to a deleted season tells nothing of its log", async () => {
      const { game } = leagues.deleted;
      const answer = await push(database(), people.collector, game.id, crypto.randomUUID(), []);
      expect(answer).toMatchObject({ head_seq: 0, epoch: 0, state: "open" });
    });
  });
});

function inOrder(readers: readonly Reader[]): Reader[] {
  return READERS.filter((reader) => readers.includes(reader));
}
