import { expect, test } from "vitest";
import { EXTRA_POINTS, PLAY_KEYS, PLAYS, type Play } from "../../../src/domain/game/plays.ts";
import { STAT_KEYS, STATS, TEAM_STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** Columns that are figures but no row of the catalogue. */
const OTHER_FIGURES = ["sacks_allowed", "total_fantasy_points", "offensive_points"];

onEachEngine("the database and the catalogue of stats", (database) => {
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  const columnsOf = async (relation: string) => {
    const rows = await database().query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [relation],
    );
    return rows.map(({ name }) => name);
  };
  const figuresOf = async (table: string) => {
    const rows = await database().query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and atttypid = 'bigint'::regtype`,
      [table],
    );
    return rows.map(({ name }) => name).filter((name) => !OTHER_FIGURES.includes(name));
  };
  const totals = TEAM_STAT_KEYS.map((key) => `total_${STATS[key].short}`);

  test("have the same figures, each with its column in every table and view", async () => {
    const stored = await database().query("select stat, team_column from private.stats");
    const said = STAT_KEYS.map((key) => {
      const { column, short, teams } = STATS[key];
      return { stat: column, team_column: teams === null ? null : `total_${short}` };
    });
    expect(sorted(stored)).toEqual(sorted(said));
    const columns = STAT_KEYS.map((key) => STATS[key].column);
    expect((await figuresOf("public.game_stats")).sort()).toEqual([...columns].sort());
    expect((await figuresOf("public.team_game_stats")).sort()).toEqual([...totals].sort());
    expect(await columnsOf("public.player_games")).toEqual(expect.arrayContaining(columns));
    expect(await columnsOf("public.player_careers")).toEqual(expect.arrayContaining(columns));
    expect(await columnsOf("public.team_game_log")).toEqual(expect.arrayContaining(totals));
    const shorts = STAT_KEYS.map((key) => STATS[key].short);
    expect(await columnsOf("public.player_season_stats")).toEqual(
      expect.arrayContaining(shorts.flatMap((short) => [`total_${short}`, `playoff_${short}`])),
    );
    const ofTeams = TEAM_STAT_KEYS.map((key) => STATS[key].short).flatMap((short) =>
      short === "sacks"
        ? ["defensive_sacks", "playoff_defensive_sacks"]
        : [`total_${short}`, `playoff_${short}`],
    );
    expect(await columnsOf("public.team_season_stats")).toEqual(expect.arrayContaining(ofTeams));
  });

  test("have the same plays", async () => {
    const stored = await database().query(
      "select stat_type, variant, points, stat, amount, passer_stat from private.plays",
    );
    const said = PLAY_KEYS.flatMap((key) => {
      const { statType, touchdownKind = "", points, raises, raisesPasser }: Play = PLAYS[key];
      const stat = STATS[raises].column;
      const passer_stat = raisesPasser === undefined ? null : STATS[raisesPasser].column;
      if (points !== "by distance") {
        return [
          { stat_type: statType, variant: touchdownKind, points, stat, amount: 1, passer_stat },
        ];
      }
      return Object.entries(EXTRA_POINTS).map(([variant, { points: worth }]) => {
        return { stat_type: statType, variant, points: worth, stat, amount: worth, passer_stat };
      });
    });
    expect(sorted(stored)).toEqual(sorted(said));
  });

  test("give the same fantasy points on the same side (D41, D42)", async () => {
    const stored = await database().query(
      "select profile_id, stat, points, side from scoring_values",
    );
    const said = STAT_KEYS.flatMap((key) => {
      const { column: stat, side, fantasy } = STATS[key];
      if (fantasy === null) return [];
      return (["guide", "review_beta"] as const).map((profile_id) => {
        return { profile_id, stat, points: fantasy[profile_id], side };
      });
    });
    expect(sorted(stored)).toEqual(sorted(said));
  });

  test("a line counts by each single figure", async () => {
    const ignored = await database().query(
      `select x.stat from private.stats x
       where not private.has_figure(jsonb_populate_record(null::public.game_stats,
         (select jsonb_object_agg(s.stat, 0) from private.stats s) || jsonb_build_object(x.stat, 1)))`,
    );
    expect(ignored).toEqual([]);
  });

  test("a stat that a migration adds counts for a line after derive_has_figure", async () => {
    const counted: unknown[] = [];
    const undo = new Error("undone");
    const migrated = database().transaction(async (tx) => {
      await tx.exec(`drop view player_season_stats, player_games, game_summaries cascade;
        alter table game_stats add column flag_pulls bigint not null default 0;
        insert into private.stats (stat, team_column) values ('flag_pulls', null)`);
      const isCounted = async () => {
        const line = `jsonb_populate_record(null::public.game_stats,
          (select jsonb_object_agg(s.stat, 0) from private.stats s) || '{"flag_pulls": 1}')`;
        const [row] = await tx.query<{ is: boolean }>(`select private.has_figure(${line}) as is`);
        counted.push(row?.is);
      };
      await isCounted();
      await tx.exec("select private.derive_has_figure()");
      await isCounted();
      throw undo;
    });
    await expect(migrated).rejects.toBe(undo);
    expect(counted).toEqual([false, true]);
  });

  test("every figure of a line and of a team's line follows its parts, when it is new and later", async () => {
    const [gameId, playerId, teamId] = [1, 2, 3].map(() => crypto.randomUUID());
    const write = (value: number) =>
      database().query(
        `with parts as (
         select array_agg(row($2, $3, s.stat, $4::bigint, 1)::private.stat_part) as all_parts from private.stats s
       )
       select private.write_game_stats($1, 'guide', p.all_parts),
         private.write_team_game_stats(jsonb_populate_record(null::public.games, jsonb_build_object(
           'id', $1, 'team_visitor_id', $3, 'team_home_id', $2, 'team_visitor_score', 0, 'team_home_score', 0)),
           p.all_parts)
       from parts p`,
        [gameId, playerId, teamId, value],
      );
    const wrong = (
      table: string,
      columns: readonly string[],
      where: string,
      id: unknown,
      value: number,
    ) =>
      database().query(
        `select f.key from public.${table} t, jsonb_each_text(to_jsonb(t)) f
         where t.game_id = $1 and t.${where} = $2 and f.key = any ($3) and f.value <> $4`,
        [gameId, id, columns, String(value)],
      );
    const columns = STAT_KEYS.map((key) => STATS[key].column);
    for (const value of [1, 2]) {
      await write(value);
      expect(await wrong("game_stats", columns, "player_id", playerId, value)).toEqual([]);
      expect(await wrong("team_game_stats", totals, "team_id", teamId, value)).toEqual([]);
    }
  });
});
