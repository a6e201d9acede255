import { demoCrestOf } from "./clubs/demo-crests.ts";
import { FIRST_NAMES, LAST_NAMES, SPECIAL_NAMES } from "./demo-names.ts";
import { type Chance, createChance, demoId } from "./random.ts";

export interface DemoPlayer {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly isIr: boolean;
  /** The same person's row in a later season; both rows share one career. */
  readonly laterId?: string;
}

export interface DemoTeam {
  readonly id: string;
  readonly name: string;
  readonly leagueId: string;
  readonly divisionName: string | null;
  readonly color: string | null;
  readonly crest: string | null;
  /** Null while nobody has entered it. */
  readonly captainName: string | null;
  readonly captainEmail: string;
  readonly players: readonly DemoPlayer[];
}

export interface DemoLeague {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  readonly format: string;
  /** Games a player needs for the playoffs; null: none. */
  readonly playoffMinGames: number | null;
  /** Whether its games have a clock (D71); most leagues have none. */
  readonly hasClock: boolean;
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  readonly teams: readonly DemoTeam[];
}

export const ACTIVE_SEASON_ID = demoId("season fall 2026");
/** Nothing was ever played in it. */
export const ARCHIVED_SEASON_ID = demoId("season summer 2025");
export const CLOSED_SEASON_ID = demoId("season spring 2026");
/** Somebody entered the spring twice; an admin deleted this one and can restore it (D65). */
export const DELETED_SEASON_ID = demoId("season spring 2026, twice");
export const COMING_SEASON_ID = demoId("season spring 2027");

/** Of the league that keeps a clock (D71). */
export const DEMO_PERIODS = { periods: "quarters", periodMinutes: 15 } as const;

export interface LeaguePlan {
  readonly name: string;
  readonly format: string;
  readonly playoffMinGames?: number;
  readonly hasClock?: boolean;
  readonly teamsByDivision: Readonly<Record<string, readonly string[]>>;
  /** Teams of the league without a division. */
  readonly undivided?: readonly string[];
  /** Teams of the league without players. */
  readonly unmanned?: readonly string[];
}

const ACTIVE_LEAGUES: readonly LeaguePlan[] = [
  {
    name: "Saturday Coed",
    format: "7 on 7",
    teamsByDivision: {
      East: ["River Hawks", "Midtown Mudcats"],
      West: ["Harbor Lights", "Brotherhood United"],
    },
  },
  {
    name: "Sunday Open",
    format: "8 on 8",
    playoffMinGames: 3,
    hasClock: true,
    teamsByDivision: {
      North: ["Blue Herons", "Iron Larks"],
      South: ["Night Owls", "Copper Foxes"],
    },
  },
];

/** Colours of the clubs in the active season. */
const COLORS: Readonly<Record<string, string>> = {
  "River Hawks": "navy",
  "Midtown Mudcats": "brown",
  "Harbor Lights": "red",
  "Brotherhood United": "black",
  "Blue Herons": "blue",
  "Iron Larks": "gray",
  "Night Owls": "purple",
  "Copper Foxes": "orange",
};

/** The coming season, half set up: one league, a team without division, one without players. */
const COMING_LEAGUES: readonly LeaguePlan[] = [
  {
    name: "Spring Coed",
    format: "7 on 7",
    teamsByDivision: {
      East: ["River Hawks", "Old Town Otters & Friends of the Riverside Recreation Center"],
      West: ["Harbor Lights", "Lakeside Pioneers"],
    },
    undivided: ["Lakeside Pioneers"],
    unmanned: ["Lakeside Pioneers"],
  },
];

const CLOSED_LEAGUES: readonly LeaguePlan[] = [
  {
    name: "Spring Coed",
    format: "7 on 7",
    teamsByDivision: {
      East: ["River Hawks", "Old Town Otters"],
      West: ["Harbor Lights", "Sandlot Six"],
    },
    undivided: ["Sandlot Six"],
  },
];

const DELETED_LEAGUES: readonly LeaguePlan[] = [
  {
    name: "Spring Coed",
    format: "7 on 7",
    teamsByDivision: { East: ["Dockside Drifters"], West: ["Pier Nine"] },
  },
];

/** The leagues of the active season: two, of four teams each. */
export function demoLeagues(): DemoLeague[] {
  return ACTIVE_LEAGUES.map((plan) => toLeague(plan, ACTIVE_SEASON_ID, "fall 2026"));
}

/** The only league of the closed season. */
export function closedLeagues(): DemoLeague[] {
  return CLOSED_LEAGUES.map((plan) => toLeague(plan, CLOSED_SEASON_ID, "spring 2026")).map(
    (league) => ({
      ...league,
      teams: league.teams.map((team) => withThoseWhoStayed(team, ACTIVE_TEAMS.get(team.name))),
    }),
  );
}

const ACTIVE_TEAMS: ReadonlyMap<string, DemoTeam> = new Map(
  demoLeagues().flatMap(({ teams }) => teams.map((team) => [team.name, team] as const)),
);

/** Two teams kept six people each under the same name, with a new captain. */
function withThoseWhoStayed(team: DemoTeam, later: DemoTeam | undefined): DemoTeam {
  if (later === undefined) return team;
  const names = new Set(team.players.map(({ name }) => name));
  const stayed = later.players.slice(1, 7).filter(({ name }) => !names.has(name));
  const places = team.players.flatMap(({ name }, place) =>
    place > 0 && name !== team.captainName ? [place] : [],
  );
  const players = [...team.players];
  for (const [index, { id, name }] of stayed.entries()) {
    const place = places[index];
    const before = place === undefined ? undefined : players[place];
    if (place === undefined || before === undefined) continue;
    players[place] = { ...before, name, laterId: id };
  }
  return { ...team, players };
}

/** The only league of the coming season. */
export function comingLeagues(): DemoLeague[] {
  return COMING_LEAGUES.map((plan) => toLeague(plan, COMING_SEASON_ID, "spring 2027"));
}

/** The only league of the deleted season. */
export function deletedLeagues(): DemoLeague[] {
  return DELETED_LEAGUES.map((plan) => toLeague(plan, DELETED_SEASON_ID, "spring 2026, twice"));
}

/** Makes a league with its players; `season` tells its ids from those of others. */
export function toLeague(plan: LeaguePlan, seasonId: string, season: string): DemoLeague {
  const id = demoId(`league ${season} ${plan.name}`);
  const teams: DemoTeam[] = [];
  for (const [divisionName, names] of Object.entries(plan.teamsByDivision)) {
    for (const name of names) {
      const key = `${season} ${name}`;
      const chance = createChance(`team ${key}`);
      const players = plan.unmanned?.includes(name)
        ? []
        : playersOf(key, specialName(name), chance);
      teams.push({
        id: demoId(`team ${key}`),
        name,
        leagueId: id,
        divisionName: plan.undivided?.includes(name) ? null : divisionName,
        color: COLORS[name] ?? null,
        crest: demoCrestOf(name),
        captainName: players.length === 0 ? null : chance.pick(players.slice(0, 12)).name,
        captainEmail: `captain.${name
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, "-")
          .slice(0, 40)}@demo.test`,
        players,
      });
    }
  }
  return {
    id,
    seasonId,
    name: plan.name,
    format: plan.format,
    playoffMinGames: plan.playoffMinGames ?? null,
    hasClock: plan.hasClock ?? false,
    divisions: Object.keys(plan.teamsByDivision).map((name) => ({
      id: demoId(`division ${season} ${plan.name} ${name}`),
      name,
    })),
    teams,
  };
}

/** Each team of the active season gets one of these. */
function specialName(teamName: string): string {
  const teams = ACTIVE_LEAGUES.flatMap(({ teamsByDivision }) =>
    Object.values(teamsByDivision).flat(),
  );
  return SPECIAL_NAMES[Math.max(0, teams.indexOf(teamName))] ?? SPECIAL_NAMES[0];
}

/** 12 to 16 active players and one or two on injured reserve. */
function playersOf(teamKey: string, special: string, chance: Chance): DemoPlayer[] {
  const activeCount = chance.between(12, 16);
  const count = activeCount + chance.between(1, 2);
  const jerseys = jerseysFor(count, chance);
  const names = new Set<string>([special]);
  while (names.size < count) names.add(`${chance.pick(FIRST_NAMES)} ${chance.pick(LAST_NAMES)}`);
  return [...names].map((name, index) => ({
    id: demoId(`player ${teamKey} ${name}`),
    name,
    jerseyNumber: jerseys[index] ?? null,
    isIr: index >= activeCount,
  }));
}

/** No number, "0", "00", one digit, and two digits, all different. */
function jerseysFor(count: number, chance: Chance): (string | null)[] {
  const jerseys = new Set<string | null>(["0", null, "00", String(chance.between(1, 9))]);
  while (jerseys.size < count) jerseys.add(String(chance.between(10, 99)));
  return [...jerseys];
}
