import type { ImportPlan } from "../../../src/domain/season/sheet/import-plan.ts";
import type { LeagueSheet } from "../../../src/domain/season/sheet/league-sheet.ts";

/** A league without teams, in a season from September to November 2026. */
export const EMPTY_LEAGUE: LeagueSheet = {
  season: { startDate: "2026-09-01", endDate: "2026-11-30" },
  league: { id: "league", name: "Coed", maxTeams: 20 },
  teams: [],
  otherTeams: [],
  players: [],
  games: [],
  otherGames: [],
};

/** Gives each key its own name as id, so that a test can read it. */
export const planning = (decisions: Readonly<Record<string, "same" | "go" | "leave">> = {}) => ({
  decisions: new Map(Object.entries(decisions)),
  idFor: (key: string) => `id:${key}`,
  today: "2026-09-01",
  pairsMeetOnce: false,
});

/** Does to a league what the server does with the steps of a plan. */
export function importInto(sheet: LeagueSheet, { steps }: ImportPlan): LeagueSheet {
  const teams = new Map(sheet.teams.map((team) => [team.id, { ...team }]));
  const players = new Map(sheet.players.map((player) => [player.id, { ...player }]));
  const games = new Map(sheet.games.map((game) => [game.id, { ...game }]));
  for (const step of steps) {
    const after = Object.fromEntries(
      step.fields.map(({ field, after: value }) => [NAMES[field], value]),
    );
    if (step.thing === "team") {
      const old = teams.get(step.id) ?? { ...NEW_TEAM, id: step.id };
      teams.set(step.id, { ...old, ...after });
    } else if (step.thing === "player") {
      const old = players.get(step.id) ?? { ...NEW_PLAYER, id: step.id };
      players.set(step.id, { ...old, ...after });
    } else {
      const old = games.get(step.id) ?? { ...NEW_GAME, id: step.id };
      games.set(step.id, { ...old, ...after });
    }
  }
  return {
    ...sheet,
    teams: [...teams.values()],
    players: [...players.values()],
    games: [...games.values()],
  };
}

const NAMES: Readonly<Record<string, string>> = {
  name: "name",
  division_name: "division",
  captain_name: "captain",
  captain_email: "captainEmail",
  is_archived: "isArchived",
  team_id: "teamId",
  jersey_number: "number",
  is_active: "isActive",
  team_visitor_id: "visitorId",
  team_home_id: "homeId",
  game_date: "date",
  game_time: "time",
  field_location: "field",
  week_number: "week",
  is_playoff: "isPlayoff",
};

const NEW_TEAM = {
  name: "",
  division: null,
  captain: null,
  captainEmail: null,
  maxPlayers: 20,
  isArchived: false,
};
const NEW_PLAYER = { teamId: "", name: "", number: null, isActive: true };
const NEW_GAME = {
  date: "",
  time: null,
  visitorId: "",
  homeId: "",
  field: null,
  week: null,
  isPlayoff: false,
  isArchived: false,
  isCollected: false,
  hasResult: false,
};
