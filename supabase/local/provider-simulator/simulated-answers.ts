import { demoProviderId } from "../seed/clubs/demo-provider-ids.ts";
import type { DemoTeam } from "../seed/demo-teams.ts";
import type { LeagueClock } from "../seed/league-clock.ts";
import { demoId } from "../seed/random.ts";
import { teamsOn } from "./league-story.ts";
import { gamesOn, type SimulatedGame } from "./simulated-games.ts";
import type { SimulatedLeague } from "./simulated-league.ts";

/** The bodies of the five answers, with the oddities of the real ones: each value in several forms. */
export function leaguesAnswer(leagues: readonly SimulatedLeague[], today: number): unknown {
  return { leagues: leagues.map((each) => listed(each, today)) };
}

export function infoAnswer(each: SimulatedLeague, today: number, clock: LeagueClock): unknown {
  const { league, games, firstDay, lastDay } = each;
  const weeks = new Map(games.map(({ week, day }) => [week, clock.dateOf(day)]));
  const divisions = league.divisions.map(({ id, name }) => ({ id: number(id), name: `${name} ` }));
  const info = {
    ...listed(each, today),
    format: league.format,
    dates: [...weeks.values()],
    divisions: [...divisions, { id: 1, name: "Sub List" }],
    registration: { signup_open_date: clock.dateOf(firstDay - 70), payment_deadline: null },
    start_date: clock.dateOf(firstDay),
    end_date: clock.dateOf(lastDay),
  };
  return { leagues: [info] };
}

export function teamsAnswer({ league, story }: SimulatedLeague, today: number): unknown {
  return {
    teams: teamsOn(league, story, today).map((team, index) => ({
      team_id: index % 2 === 0 ? number(team.id) : demoProviderId(team.id),
      team_name: index % 2 === 0 ? team.name : `${team.name} `,
      registration_status: "Accepted",
      players: playersOf(team, index, today),
    })),
  };
}

export function gamesAnswer(each: SimulatedLeague, today: number, clock: LeagueClock): unknown {
  return {
    games: gamesOn(each, today).map((game, index) => ({
      id: index % 3 === 0 ? game.id : Number(game.id),
      date: clock.dateOf(game.day),
      time: index % 2 === 0 ? game.time && `${game.time}:00` : twelveHours(game.time),
      teams: [0, 1].map((side) => ({
        id: game.teamIds[side] === undefined ? null : Number(game.teamIds[side]),
        score: index % 2 === 0 ? (game.scores?.[side] ?? null) : text(game.scores?.[side]),
      })),
      scored: game.scores !== null,
      winning_team_id: game.winnerId,
      tournament_matchup: game.isPlayoff ? { round: "Final", number: 1 } : null,
      field: game.field === "" ? null : { name: game.field },
    })),
  };
}

export function standingsAnswer(each: SimulatedLeague, today: number): unknown {
  const games = gamesOn(each, today).filter(({ isPlayoff }) => !isPlayoff);
  const names = [...each.league.divisions.map(({ name }) => name), null];
  return {
    divisions: names.map((name) => ({
      name: name ?? "Sub List",
      teams: teamsOn(each.league, each.story, today)
        .filter(({ divisionName }) => divisionName === name)
        .map((team) => ({
          id: number(team.id),
          name: team.name,
          stats: Object.entries(statsOf(games, demoProviderId(team.id))).map(([stat, value]) => ({
            name: stat,
            value: String(value),
          })),
        })),
    })),
  };
}

function listed(
  { league, firstDay, lastDay, sportId, sport, status }: SimulatedLeague,
  today: number,
) {
  const byDay = today < firstDay ? "Upcoming" : today > lastDay ? "Closed" : "In Progress";
  return {
    id: number(league.id),
    name: league.name,
    status: status ?? byDay,
    sport_id: sportId,
    sport,
  };
}

/** From the third day on a late player is accepted, who waits until then. */
function playersOf(
  { id, players, captainName }: DemoTeam,
  index: number,
  today: number,
): unknown[] {
  if (players.length === 0) return [];
  const late = {
    participant_id: number(demoId(`late player ${id}`)),
    first_name: "Robin",
    last_name: "Late",
    email: "robin@example.test",
    player_status: index === 0 && today >= 3 ? "Accepted" : "Pending",
  };
  const all = players.map((player) => {
    const [first = "", ...rest] = player.name.split(" ");
    const isCaptain = player.name === captainName;
    return {
      participant_id: number(player.id),
      first_name: first,
      last_name: rest.join(" "),
      email: `${number(player.id)}@example.test`,
      phone: null,
      ...(index % 2 === 0 ? { captain: isCaptain ? 1 : 0 } : { captain_boolean: isCaptain }),
      player_status: "Accepted",
    };
  });
  return [...all, late];
}

function statsOf(games: readonly SimulatedGame[], teamId: string): Record<string, number> {
  const stats = { Wins: 0, Losses: 0, Ties: 0, "Points For": 0, "Points Against": 0 };
  const forfeits = { "Forfeit Wins": 0, "Forfeit Losses": 0 };
  for (const { teamIds, scores, winnerId } of games.filter((game) =>
    game.teamIds.includes(teamId),
  )) {
    if (scores === null && winnerId === null) continue;
    if (scores === null) forfeits[winnerId === teamId ? "Forfeit Wins" : "Forfeit Losses"] += 1;
    if (winnerId === null) stats.Ties += 1;
    else stats[winnerId === teamId ? "Wins" : "Losses"] += 1;
    const own = teamIds[0] === teamId ? 0 : 1;
    stats["Points For"] += scores?.[own] ?? 0;
    stats["Points Against"] += scores?.[1 - own] ?? 0;
  }
  return { ...stats, ...forfeits };
}

function number(id: string): number {
  return Number(demoProviderId(id));
}

function text(score: number | undefined): string | null {
  return score === undefined ? null : String(score);
}

function twelveHours(time: string): string {
  const [hours = 0, minutes = ""] = time
    .split(":")
    .map((part, at) => (at === 0 ? Number(part) : part));
  if (time === "") return "";
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
