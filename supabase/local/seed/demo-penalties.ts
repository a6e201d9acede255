import type { SqlDatabase } from "../database/sql-database.ts";
import { callAs } from "./call-as.ts";
import { type DemoGame, demoGames } from "./demo-schedule.ts";
import { ACTIVE_SEASON_ID } from "./demo-teams.ts";
import { kickOffAt } from "./game-times.ts";
import type { LeagueClock } from "./league-clock.ts";
import { demoId } from "./random.ts";

interface DemoPenalty {
  readonly team: string;
  readonly player: string;
  /** Of the team's game, or on which it was written down. */
  readonly day: number;
  /** Minutes after the kick-off; "season-wide" without a game. */
  readonly at: number | "season-wide";
  readonly by: "scorer" | "scorer2" | "admin";
  readonly type: "unsportsmanlike" | "ejection" | "other";
  readonly text: string;
}

const SUSPENDED = { team: "Night Owls", player: "Chloé Carter" } as const;
const WARNED = { team: "Midtown Mudcats", player: "Ned García" } as const;
const MISTAKEN = { team: "Brotherhood United", player: "Jo Xu" } as const;

/**
 * Penalties that show every flag (A §4). Nobody of them is among a team's first six by id, whom
 * browser tests check in.
 */
const PENALTIES: readonly DemoPenalty[] = [
  {
    ...SUSPENDED,
    day: -20,
    at: 31,
    by: "scorer",
    type: "unsportsmanlike",
    text: "Kept arguing a spot of the ball after two calm explanations by the referee.",
  },
  {
    ...SUSPENDED,
    day: -3,
    at: 22,
    by: "scorer2",
    type: "unsportsmanlike",
    text: "Spiked the ball toward the bench of the Iron Larks after a stop on fourth down.",
  },
  {
    ...SUSPENDED,
    day: -3,
    at: 44,
    by: "scorer2",
    type: "ejection",
    text: "Shoved a defender after the whistle. Second one in this game, sent off the field.",
  },
  {
    ...WARNED,
    day: -14,
    at: 40,
    by: "scorer",
    type: "unsportsmanlike",
    text: "Taunted the receiver after an interception. Apologized to the referee at halftime.",
  },
  {
    ...WARNED,
    day: -9,
    at: "season-wide",
    by: "admin",
    type: "unsportsmanlike",
    text: "Insulted the referees of week 3 in the league's group chat. The captain was told.",
  },
  {
    ...MISTAKEN,
    day: -14,
    at: 12,
    by: "scorer",
    type: "unsportsmanlike",
    text: "Swore loudly after a dropped pass.",
  },
  {
    team: "Copper Foxes",
    player: "Wes Okafor",
    day: -13,
    at: 36,
    by: "scorer2",
    type: "unsportsmanlike",
    text: "Pulled the wrong flag on purpose and threw it out of bounds.",
  },
  {
    team: "Iron Larks",
    player: "Søren Young",
    day: -20,
    at: 5,
    by: "scorer",
    type: "other",
    text: "Played with a watch on after being asked twice to take it off.",
  },
  {
    team: "River Hawks",
    player: "Ben Brønsted",
    day: -7,
    at: 48,
    by: "scorer",
    type: "unsportsmanlike",
    text: "Left the bench to join an argument at midfield. Nobody was touched.",
  },
];

/** Records them as of their days: one is deleted again, and the suspension is reviewed (A §9). */
export async function insertDemoPenalties(database: SqlDatabase, clock: LeagueClock) {
  for (const penalty of PENALTIES) await insertPenalty(database, clock, penalty);

  const [mistake] = PENALTIES.filter(({ player }) => player === MISTAKEN.player);
  if (mistake === undefined) throw new Error("the demo league lacks a penalty by mistake");
  const mistakeId = idOf(mistake);
  await callAs(database, "admin", "select public.remove_penalty($1, $2) as answer", [
    mistakeId,
    demoId(`removal ${mistakeId}`),
  ]);
  await database.query(
    "update public.unsportsmanlike_penalties set removed_at = $2 where id = $1",
    [mistakeId, clock.momentOf(-12, "19:20").toISOString()],
  );

  const suspendedId = find(SUSPENDED, -3).playerId;
  await callAs(
    database,
    "admin",
    "select public.review_suspension($1, $2, 'until', $3, $4) as answer",
    [
      ACTIVE_SEASON_ID,
      suspendedId,
      clock.dateOf(8),
      "Spoke with the captain. Misses the next two games, then a clean start.",
    ],
  );
  await database.query(
    "update public.suspension_reviews set decided_at = $2 where player_id = $1",
    [suspendedId, clock.momentOf(-2, "18:05").toISOString()],
  );
}

async function insertPenalty(database: SqlDatabase, clock: LeagueClock, penalty: DemoPenalty) {
  const { day, at, by, type, text } = penalty;
  const { game, playerId } = find(penalty, day);
  const isOfGame = at !== "season-wide";
  if (isOfGame && game === undefined) throw new Error(`no game of ${penalty.team} on ${day}`);
  await callAs(database, by, "select public.add_penalty($1, $2::text::jsonb) as answer", [
    idOf(penalty),
    JSON.stringify({
      player_id: playerId,
      season_id: ACTIVE_SEASON_ID,
      game_id: isOfGame ? game?.id : null,
      incident_type: type,
      incident_description: text,
    }),
  ]);
  const writtenAt =
    isOfGame && game !== undefined
      ? new Date(kickOffAt(game, clock).getTime() + at * 60_000)
      : clock.momentOf(day, "20:30");
  await database.query(
    "update public.unsportsmanlike_penalties set created_at = $2 where id = $1",
    [idOf(penalty), writtenAt.toISOString()],
  );
}

function idOf({ player, day, at }: DemoPenalty): string {
  return demoId(`penalty ${player} day ${day} ${at}`);
}

/** The player, with the team's game of that day, if there is one. */
function find(
  { team, player }: { readonly team: string; readonly player: string },
  day: number,
): { readonly game: DemoGame | undefined; readonly playerId: string } {
  const games = demoGames().filter(({ visitor, home }) => [visitor.name, home.name].includes(team));
  const sides = games.flatMap(({ visitor, home }) => [visitor, home]);
  const found = sides
    .filter(({ name }) => name === team)
    .flatMap(({ players }) => players)
    .find(({ name }) => name === player);
  if (found === undefined) throw new Error(`${team} lacks ${player}`);
  return { game: games.find((game) => game.day === day), playerId: found.id };
}
