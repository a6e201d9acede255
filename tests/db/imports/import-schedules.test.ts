import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { standingImports } from "../../../src/domain/game/fold/fold-imports.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { gameStatsOf } from "../../../src/domain/game/game-stats.ts";
import { STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { figuresOfFold, figuresOfTables } from "../../helpers/agreement/figures-of-game.ts";
import { asBeforeImports, foldOf, readLog } from "../../helpers/agreement/folds-of-game.ts";
import { type Actor, insertAccount } from "../../helpers/database/actors.ts";
import { entryIdOf, PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { importStats, pictureOfGame, undoImport } from "../../helpers/database/stat-import.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** IMPORT_SCHEDULES makes it long, IMPORT_SEED replays one. */
const RUNS = Number(process.env.IMPORT_SCHEDULES ?? "4");
const SEED = Number(process.env.IMPORT_SEED ?? "14");

const ACTS = [
  ...["import", "import", "import", "import again", "undo", "undo", "try"],
  ...["tap", "tap", "delete", "correct", "check in", "check out"],
  ...["finalize", "reopen", "reset"],
] as const;

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    isHome: fc.boolean(),
    player: fc.nat({ max: 5 }),
    other: fc.nat({ max: 5 }),
    amount: fc.integer({ min: 0, max: 4 }),
    mayCorrect: fc.boolean(),
  }),
  { minLength: 6, maxLength: 18 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** One game, its phone and its admin; each act looks up what it needs to know. */
class Schedule {
  readonly #device = new PushingDevice();
  readonly #taps: WireEvent[] = [];
  #last: Parameters<typeof importStats> | null = null;

  constructor(
    private readonly sql: Parameters<typeof importStats>[0],
    private readonly people: { readonly scorer: Actor; readonly admin: Actor },
    readonly game: TestGame,
  ) {}

  async play({ act, isHome, player, other, amount, mayCorrect }: Act): Promise<void> {
    const team = isHome ? this.game.home : this.game.visitor;
    const [one = "", two = ""] = [team.players[player], team.players[other]];
    const epoch = await this.#epoch();
    const seen = { seen_epoch: epoch, word: "RESET" };
    const event = (type: string, payload: object) =>
      this.#push(this.#device.event(type, payload, epoch));
    switch (act) {
      case "import":
      case "try": {
        const file = {
          [one]: { tackles: amount, extra_points: 0 },
          [two]: { tackles: other, sacks: amount },
        };
        this.#last = [
          this.sql,
          this.people.admin,
          this.game,
          file,
          { teamId: team.id, collected: mayCorrect ? "correct" : "keep" },
        ];
        if (act === "import") await importStats(...this.#last);
        else await this.#importAndUndo(this.#last);
        return;
      }
      case "import again":
        if (this.#last !== null) await importStats(...this.#last);
        return;
      case "undo":
        await this.#undo(team.id);
        return;
      case "tap": {
        const tap = this.#device.tackle(team.id, one, epoch);
        this.#taps.push(tap);
        await this.#push(tap);
        return;
      }
      case "delete": {
        const tap = this.#taps[amount];
        if (tap !== undefined) await event("stat.removed.v1", { entry_ids: [entryIdOf(tap)] });
        return;
      }
      case "correct":
        await event("stats.corrected.v1", {
          player_id: one,
          team_id: team.id,
          deltas: { tackles: amount - 2, sacks: 1 },
        });
        return;
      case "check in":
        await event("roster.changed.v1", { team_id: team.id, add: [one, two] });
        return;
      case "check out":
        await event("roster.changed.v1", { team_id: team.id, remove: [one] });
        return;
      case "finalize":
        await event("game.finalized.v1", { ...seen, seen_state: "open" });
        return;
      case "reopen":
        await event("game.reopened.v1", { ...seen, seen_state: "final" });
        return;
      case "reset":
        // Seldom, because it takes everything before it out of the game.
        if (amount === 0) await this.#push(await this.#reset(epoch));
    }
  }

  /** Nothing on any screen tells of an import that was taken back at once. */
  async #importAndUndo(args: Parameters<typeof importStats>): Promise<void> {
    const before = await pictureOfGame(this.sql, this.game);
    const { outcome, batch_id } = await importStats(...args);
    if (outcome !== "applied") return;
    expect(await undoImport(this.sql, this.people.admin, batch_id)).toMatchObject({
      outcome: "applied",
    });
    const { teams, ...shown } = await pictureOfGame(this.sql, this.game);
    const { teams: teamsBefore, ...shownBefore } = before;
    // A game without a log has no rows of its teams yet, and no card.
    const isFirst = teamsBefore.length === 0;
    expect({ ...shown, ...(isFirst ? { card: [] } : { teams }) }).toEqual({
      ...shownBefore,
      ...(isFirst ? { card: [] } : { teams: teamsBefore }),
    });
  }

  async #undo(teamId: string): Promise<void> {
    const [standing] = await this.sql.query(
      "select id from import_batches where game_id = $1 and team_id = $2 and state = 'standing'",
      [this.game.id, teamId],
    );
    if (standing === undefined) return;
    const answer = await undoImport(this.sql, this.people.admin, standing.id);
    expect(answer).toMatchObject({ outcome: "applied" });
  }

  async #epoch(): Promise<number> {
    const [row] = await this.sql.query("select epoch from games where id = $1", [this.game.id]);
    return Number(row?.epoch);
  }

  async #reset(epoch: number): Promise<WireEvent> {
    const [row] = await this.sql.query("select state from games where id = $1", [this.game.id]);
    const seen = { seen_epoch: epoch, seen_state: row?.state, word: "RESET" };
    return this.#device.event("game.reset.v1", seen, epoch);
  }

  async #push(event: WireEvent): Promise<void> {
    await push(this.sql, this.people.admin, this.game.id, this.#device.id, [event]);
  }
}

/** What a version before imports shows: figures other than 0, and who is checked in. */
function figuresAndRosters(state: GameState) {
  const players = gameStatsOf(state, SCORING_PROFILES.guide)
    .filter(({ counts }) => STAT_KEYS.some((key) => counts[key] > 0))
    .map(({ playerId, counts }) => [playerId, counts] as const);
  const rosters = [...state.rosters].map(([team, of]) => [team, [...of].sort()] as const);
  return {
    players: new Map(players),
    rosters: new Map(rosters.filter(([, of]) => of.length > 0)),
  };
}

onEachEngine("imports, undos, taps, corrections and transitions in any order", (database) => {
  let people: { readonly scorer: Actor; readonly admin: Actor };
  beforeAll(async () => {
    await database().query("update app_settings set pushes_per_minute = 100000");
    people = {
      scorer: await insertAccount(database(), "scorer"),
      admin: await insertAccount(database(), "importer", { profile: { role: "admin" } }),
    };
  });

  test("both folds are equal, older phones count the same, and no total is wrong (I15, I16, I24, D64)", async () => {
    const sql = database();
    await fc.assert(
      fc.asyncProperty(acts, async (wished) => {
        const schedule = new Schedule(sql, people, await createGame(sql));
        for (const act of wished) await schedule.play(act);
        const { game } = schedule;
        const log = await readLog(sql, game);
        const fold = foldOf(game, log);
        const tables = await figuresOfTables(sql, game);
        if (log.length > 0) expect(tables).toEqual(figuresOfFold(fold));
        expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
        const imported = await sql.query(
          "select player_id, batch_id from stat_imports where game_id = $1 order by game_seq, import_order",
          [game.id],
        );
        expect(standingImports(fold).map((row) => [row.playerId, row.batchId])).toEqual(
          imported.map((row) => [row.player_id, row.batch_id]),
        );
        const older = foldOf(game, asBeforeImports(log));
        expect(figuresAndRosters(older)).toEqual(figuresAndRosters(fold));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
