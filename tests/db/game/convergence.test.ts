import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Actor, insertAccount } from "../../helpers/database/actors.ts";
import { entryIdOf, PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("two devices, any order, any number of times", (database) => {
  async function figures(game: TestGame): Promise<unknown> {
    const rows = (text: string) => database().query(text, [game.id]);
    return {
      scores: await rows(
        "select team_visitor_score, team_home_score, live_entries, team_visitor_timeouts_used from games where id = $1",
      ),
      stats: await rows(
        "select player_id, team_id, tackles, sacks, rush_touchdowns, total_fantasy_points from game_stats where game_id = $1 order by player_id",
      ),
      entries: await rows(
        "select id, stat_type, is_deleted from stat_events where game_id = $1 order by id",
      ),
      differing: await rows("select * from verify_totals($1)"),
    };
  }

  /** Taps of two scorekeepers, with a change and a removal that come before their entry. */
  function story(game: TestGame): { first: WireEvent[]; second: WireEvent[] } {
    const [a, b] = [new PushingDevice(), new PushingDevice()];
    const [one = "", two = ""] = game.visitor.players;
    const team = game.visitor.id;
    const [touchdown, tackle, sack] = [a.rush(team, one), a.tackle(team, one), a.tackle(team, two)];
    return {
      first: [touchdown, tackle, sack, a.event("timeout.used.v1", { team_id: team })],
      second: [
        b.event("stat.removed.v1", { entry_ids: [entryIdOf(tackle)] }),
        b.event("stat.changed.v1", {
          entry_id: entryIdOf(sack),
          to: { stat_type: "sack", team_id: team, player_id: two },
        }),
        b.event("stat.changed.v1", {
          entry_id: entryIdOf(tackle),
          to: { stat_type: "sack", team_id: team, player_id: two },
        }),
        b.event("stats.corrected.v1", { player_id: one, team_id: team, deltas: { tackles: -1 } }),
      ],
    };
  }

  test("every interleaving and batch size ends in the same figures (I8, I10, I11)", async () => {
    const scorer = await insertAccount(database(), "scorer");
    const finals = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 7 }),
        async (turns, batchSize, repeatFrom) => {
          const game = await createGame(database());
          const { first, second } = story(game);
          const order = interleave(first, second, turns);
          await pushAll(game, scorer, [...order, ...order.slice(repeatFrom)], batchSize);
          const end = await figures(game);
          expect(end).toMatchObject({ differing: [] });
          finals.set(JSON.stringify(withoutIds(end, game, [...first, ...second])), end);
          expect([...finals.keys()]).toHaveLength(1);
        },
      ),
      { numRuns: 25 },
    );
    expect([...finals.values()]).toMatchObject([
      { scores: [{ team_visitor_score: 6, live_entries: 2, team_visitor_timeouts_used: 1 }] },
    ]);
  });

  async function pushAll(game: TestGame, scorer: Actor, events: WireEvent[], size: number) {
    for (let start = 0; start < events.length; start += size) {
      await push(
        database(),
        scorer,
        game.id,
        crypto.randomUUID(),
        events.slice(start, start + size),
      );
    }
  }

  test("pushes at the same time wait for the game's row: no hole, no twin in game_seq (I9)", async () => {
    const game = await createGame(database());
    // Each has an own account, because pushes of one account already wait for its bucket.
    const phones: { device: PushingDevice; scorer: Actor }[] = [];
    for (let n = 0; n < 4; n += 1) {
      phones.push({
        device: new PushingDevice(),
        scorer: await insertAccount(database(), `scorer ${n}`),
      });
    }
    const answers = await Promise.all(
      phones.flatMap(({ device, scorer }) =>
        Array.from({ length: 5 }, () => {
          const events = Array.from({ length: 3 }, () => device.rush(game.home.id, null));
          return push(database(), scorer, game.id, device.id, [...events, ...events.slice(1)]);
        }),
      ),
    );
    const given = answers.flatMap(({ receipts }) =>
      receipts.filter(({ outcome }) => outcome === "applied").map((receipt) => receipt.game_seq),
    );
    expect(given.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 60 }, (_, place) => place + 1),
    );
    expect(await figures(game)).toMatchObject({
      scores: [{ team_home_score: 360, live_entries: 60 }],
      differing: [],
    });
  });

  test("of two changes of one entry the later game_seq wins; a removal beats both (I11)", async () => {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const [a, b] = [new PushingDevice(), new PushingDevice()];
    const [one = "", two = ""] = game.home.players;
    const tackle = a.tackle(game.home.id, one);
    const to = (stat: string, player: string) => ({
      entry_id: entryIdOf(tackle),
      to: { stat_type: stat, team_id: game.home.id, player_id: player },
    });
    await push(database(), scorer, game.id, a.id, [
      tackle,
      a.event("stat.changed.v1", to("sack", one)),
    ]);
    await push(database(), scorer, game.id, b.id, [b.event("stat.changed.v1", to("safety", two))]);
    expect(await figures(game)).toMatchObject({
      scores: [{ team_home_score: 2 }],
      entries: [{ stat_type: "safety" }],
      stats: [{ player_id: two }],
    });
    await push(database(), scorer, game.id, a.id, [
      a.event("stat.removed.v1", { entry_ids: [entryIdOf(tackle)] }),
      a.event("stat.changed.v1", to("sack", one)),
    ]);
    expect(await figures(game)).toMatchObject({
      scores: [{ live_entries: 0 }],
      stats: [],
      differing: [],
    });
  });

  test("of a roster's changes the later game_seq wins, for each player (I17)", async () => {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const team = game.home.id;
    const [one = "", two = ""] = game.home.players;
    const change = (add: string[], remove: string[]) =>
      device.event("roster.changed.v1", { team_id: team, add, remove });
    await push(database(), scorer, game.id, device.id, [change([one, two], []), change([], [one])]);
    const rostered = () =>
      database().query(
        "select player_id from game_rosters where game_id = $1 order by roster_position",
        [game.id],
      );
    expect(await rostered()).toEqual([{ player_id: two }]);
    await push(database(), scorer, game.id, device.id, [change([one], [])]);
    expect(await rostered()).toEqual([{ player_id: two }, { player_id: one }]);
  });

  test("a second entry with a known id is stored and ignored; its neighbours count (D26)", async () => {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const [one = "", two = ""] = game.home.players;
    const first = device.rush(game.home.id, one);
    const twin = {
      entry_id: entryIdOf(first),
      stat_type: "safety",
      team_id: game.home.id,
      player_id: two,
    };
    const fresh = { ...twin, entry_id: crypto.randomUUID(), stat_type: "tackle" };
    await push(database(), scorer, game.id, device.id, [
      first,
      device.event("stat.recorded.v1", { entries: [twin, fresh, fresh] }),
    ]);
    expect(await figures(game)).toMatchObject({
      scores: [{ team_home_score: 6, live_entries: 2 }],
      differing: [],
    });
  });

  test("a moved player keeps one row per game, named after the latest live entry (D46b)", async () => {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const [mover = ""] = game.visitor.players;
    const last = device.tackle(game.home.id, mover);
    await push(database(), scorer, game.id, device.id, [
      device.rush(game.visitor.id, mover),
      device.event("stats.corrected.v1", {
        player_id: mover,
        team_id: game.visitor.id,
        deltas: { tackles: -5 },
      }),
      last,
    ]);
    const rows = () =>
      database().query(
        "select team_id, tackles, rush_touchdowns from game_stats where game_id = $1",
        [game.id],
      );
    expect(await rows()).toEqual([{ team_id: game.home.id, tackles: 1, rush_touchdowns: 1 }]);
    await push(database(), scorer, game.id, device.id, [
      device.event("stat.removed.v1", { entry_ids: [entryIdOf(last)] }),
    ]);
    expect(await rows()).toEqual([{ team_id: game.visitor.id, tackles: 0, rush_touchdowns: 1 }]);
    expect(await figures(game)).toMatchObject({ differing: [] });
  });

  test("unknown players and teams are counted where they can be and marked (D28, rule 6)", async () => {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    const [ours = ""] = game.visitor.players;
    const [theirs = ""] = game.home.players;
    await database().query("update players set is_ir = true where id = $1", [theirs]);
    const team = game.visitor.id;
    const answer = await push(database(), scorer, game.id, device.id, [
      device.event("roster.changed.v1", { team_id: team, add: [theirs] }),
      device.rush(team, crypto.randomUUID()),
      device.rush(team, theirs),
      device.rush(team, ours),
      device.rush(crypto.randomUUID(), null),
      device.rush(team, null),
    ]);
    expect(answer.receipts.map((receipt) => receipt.outcome)).toEqual(Array(6).fill("applied"));
    const flags = await database().query<{ flags: string[] }>(
      "select flags from stat_events where game_id = $1 order by event_order",
      [game.id],
    );
    expect(flags.map((row) => row.flags)).toEqual([
      ["unknown_player", "not_rostered"],
      ["other_team", "injured"],
      ["not_rostered"],
      ["unknown_team"],
      [],
    ]);
    expect(await figures(game)).toMatchObject({
      scores: [{ team_visitor_score: 24 }],
      differing: [],
    });
  });
});

/** Merges two stories, each in its own order; `turns` says whose event comes next. */
function interleave(first: WireEvent[], second: WireEvent[], turns: boolean[]): WireEvent[] {
  const [left, right] = [[...first], [...second]];
  const merged: WireEvent[] = [];
  for (const turn of turns) {
    const next = (turn ? left.shift() : right.shift()) ?? left.shift() ?? right.shift();
    if (next !== undefined) merged.push(next);
  }
  return merged;
}

/** The figures with every random id replaced by its index in the story, so that runs compare. */
function withoutIds(end: unknown, game: TestGame, events: readonly WireEvent[]): unknown {
  const ids = [game.visitor.id, ...game.visitor.players, ...events.flatMap(entryIds)];
  let text = JSON.stringify(end);
  for (const [index, id] of ids.entries()) text = text.replaceAll(id, `id ${index}`);
  const parsed = JSON.parse(text) as Record<string, unknown[]>;
  return Object.entries(parsed).map(([name, rows]) => [
    name,
    rows.map((row) => JSON.stringify(row)).sort(),
  ]);
}

function entryIds(event: WireEvent): string[] {
  return event.type === "stat.recorded.v1" ? [entryIdOf(event)] : [];
}
