import type { SqlDatabase } from "../database/sql-database.ts";
import { callAs } from "./call-as.ts";
import type { DemoGame } from "./demo-schedule.ts";
import type { DemoFact } from "./play-by-play.ts";
import { demoId } from "./random.ts";

const ARRIVES = 900;

/** A walk-on plays without a roster place, and one tackle has no player (D28). */
export function withWalkOn(game: DemoGame, facts: readonly DemoFact[]): DemoFact[] {
  const playerId = walkOnId(game);
  const teamId = game.home.id;
  const added: DemoFact = {
    atSecond: ARRIVES,
    type: "player.added.v1",
    payload: { player_id: playerId, team_id: teamId, ...walkOnDetails(game) },
  };
  const rostered: DemoFact = {
    atSecond: ARRIVES + 1,
    type: "roster.changed.v1",
    payload: { team_id: teamId, add: [playerId], remove: [] },
  };
  const tackles = [playerId, null].map((player, index): DemoFact => {
    const entry = {
      entry_id: demoId(`walk-on tackle ${game.id} ${index}`),
      stat_type: "tackle",
      team_id: teamId,
      player_id: player,
    };
    return {
      atSecond: ARRIVES + 10 + index * 40,
      type: "stat.recorded.v1",
      payload: { entries: [entry] },
    };
  });
  const before = facts.filter(({ atSecond }) => atSecond < ARRIVES);
  const after = facts.filter(({ atSecond }) => atSecond >= ARRIVES);
  return [...before, added, rostered, ...tackles, ...after];
}

/** Later an admin sees that the walk-on is a player of the team and merges the two (D33). */
export async function mergeWalkOn(
  database: SqlDatabase,
  game: DemoGame,
  facts: readonly DemoFact[],
): Promise<void> {
  const into = whoWalkedOn(game, facts);
  await callAs(database, "admin", "select public.merge_players($1, $2) as answer", [
    walkOnId(game),
    into,
  ]);
}

function walkOnId(game: DemoGame): string {
  return demoId(`walk-on ${game.id}`);
}

function walkOnDetails({ story }: DemoGame): { jersey_number: string; name: string } {
  return story === "walk-on merged"
    ? { jersey_number: "88", name: "Late arrival" }
    : { jersey_number: "99", name: "Jordan Friend" };
}

/** A player of the home team who is not on the game's roster. */
function whoWalkedOn({ home }: DemoGame, facts: readonly DemoFact[]): string {
  const rostered = facts.flatMap(({ type, payload }) =>
    type === "roster.changed.v1" ? (payload.add as readonly string[]) : [],
  );
  const found = home.players.find(({ id, isIr }) => !isIr && !rostered.includes(id));
  if (found === undefined) throw new Error(`everybody of ${home.name} was on the sheet`);
  return found.id;
}
