import { expect, test } from "vitest";
import { insertAccount } from "../../helpers/database/actors.ts";
import { push, type Receipt } from "../../helpers/database/device.ts";
import { createGame, type TestTeam } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { type ScriptedGame, scriptedGames } from "../../helpers/scripted-games.ts";

function teamOf(team: ScriptedGame["teams"]["visitor"]): TestTeam {
  return { id: team.id, players: team.players.map((player) => (player as { id: string }).id) };
}

onEachEngine("scripted games through the SQL fold", (database) => {
  test.each(scriptedGames().map((game) => [game.name, game] as const))(
    "%s: every figure and outcome (I15, D40, D41, D46b)",
    async (_, game) => {
      const sql = database();
      const { visitor, home } = game.teams;
      const { id } = await createGame(sql, { visitor: teamOf(visitor), home: teamOf(home) });
      const scorer = await insertAccount(sql, "scorer");
      const events = game.events.map(({ expected_outcome: _outcome, ...event }) => event);
      const device = String(events[0]?.device_id);

      const receipts: Receipt[] = [];
      for (let start = 0; start < events.length; start += 13) {
        const answer = await push(sql, scorer, id, device, events.slice(start, start + 13));
        receipts.push(...answer.receipts);
      }
      expect(receipts.map((receipt) => receipt.outcome)).toEqual(
        game.events.map((event) => event.expected_outcome),
      );
      expect(await figuresOf(id)).toEqual(game.expected);

      const again = await push(sql, scorer, id, device, [...events].reverse());
      expect(again.receipts.map((receipt) => receipt.outcome)).toEqual(
        events.map(() => "duplicate"),
      );
      expect(again.receipts.map((receipt) => receipt.of).reverse()).toEqual(
        game.events.map((event) => event.expected_outcome),
      );
      expect(await figuresOf(id)).toEqual(game.expected);
      expect(await sql.query("select * from verify_totals($1)", [id])).toEqual([]);

      async function figuresOf(gameId: string): Promise<unknown> {
        const [row] = await sql.query("select * from games where id = $1", [gameId]);
        const rows = (text: string) => sql.query(text, [gameId]);
        const rosters = await rows(
          "select team_id, player_id from game_rosters where game_id = $1 order by roster_position",
        );
        const held = await rows(
          "select count(*)::int as n from held_events where game_id = $1 and outcome = 'held_late'",
        );
        const moments = (
          await rows("select id, period, clock_seconds from stat_events where game_id = $1")
        ).map((at) => [at.id, at.period === null ? null : `${at.period} ${at.clock_seconds}`]);
        const sides = (visitorColumn: string, homeColumn: string) => ({
          visitor: row?.[visitorColumn],
          home: row?.[homeColumn],
        });
        return {
          computed_score: sides("computed_visitor_score", "computed_home_score"),
          final_score: sides("team_visitor_score", "team_home_score"),
          timeouts_used: sides("team_visitor_timeouts_used", "team_home_timeouts_used"),
          captains_agree: sides("visitor_captain_agrees", "home_captain_agrees"),
          rosters: Object.fromEntries(
            [visitor.id, home.id].map((teamId) => [
              teamId,
              rosters.filter((place) => place.team_id === teamId).map((place) => place.player_id),
            ]),
          ),
          state: String(row?.state),
          epoch: Number(row?.epoch),
          live_entries: Number(row?.live_entries),
          held: Number(held[0]?.n),
          ...(game.expected.clock === undefined
            ? {}
            : { clock: row?.game_clock, moments: Object.fromEntries(moments) }),
          game_stats: pick(
            await rows("select * from game_stats where game_id = $1"),
            "player_id",
            game.expected.game_stats,
          ),
          team_game_stats: pick(
            await rows("select * from team_game_stats where game_id = $1"),
            "team_id",
            game.expected.team_game_stats,
          ),
        };
      }
    },
  );
});

/** The rows by key, each with the columns that the script names. */
function pick(
  rows: readonly Record<string, unknown>[],
  key: string,
  named: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, Record<string, unknown>> {
  const [sample] = Object.values(named);
  const columns = Object.keys(sample ?? {});
  return Object.fromEntries(
    rows.map((row) => [
      String(row[key]),
      Object.fromEntries(columns.map((column) => [column, row[column]])),
    ]),
  );
}
