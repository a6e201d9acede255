/** The only list of what is counted; tests/db/game/stat-catalogue.test.ts holds SQL to it. */
interface Stat {
  /** The column of `game_stats` and the key of the counts on the wire. */
  readonly column: string;
  /** The name in season views (`total_…`, `playoff_…`) and in URLs. */
  readonly short: string;
  readonly side: "offense" | "defense";
  readonly category: "offensive" | "defensive" | "special";
  readonly input: "counter" | "number";
  readonly label: string;
  /** Points per unit and profile (D41, D42; `review_beta`: P §9); null if it gives none. */
  readonly fantasy:
    | (Readonly<Record<ScoringProfileName, number>> & {
        readonly profileKey: string;
      })
    | null;
  /** A list of leading players, which is also a column of their CSV; null if there is none. */
  readonly players: {
    readonly tab: "offense" | "defense";
    readonly title: string;
    readonly csv: string;
  } | null;
  readonly teams: {
    readonly isCompared: boolean;
    readonly table: {
      readonly column: string;
      readonly head: string;
      readonly hint: string | null;
      readonly csv: string;
    } | null;
    readonly leaders: { readonly id: `${string}_leaders`; readonly title: string } | null;
  } | null;
}

export type ScoringProfileName = "guide" | "review_beta";

/** Listed in the order of the specification's stat catalogue (P §3, D37). */
export const STATS = {
  passTouchdowns: {
    column: "pass_touchdowns",
    short: "pass_td",
    side: "offense",
    category: "offensive",
    input: "counter",
    label: "Pass TD",
    fantasy: { profileKey: "passingTouchdown", guide: 4, review_beta: 6 },
    players: { tab: "offense", title: "Passing TDs", csv: "Pass TDs" },
    teams: {
      isCompared: false,
      table: { column: "pass_td", head: "Pass TD", hint: null, csv: "Pass TDs" },
      leaders: null,
    },
  },
  rushTouchdowns: {
    column: "rush_touchdowns",
    short: "rush_td",
    side: "offense",
    category: "offensive",
    input: "counter",
    label: "Rush TD",
    fantasy: { profileKey: "rushingTouchdown", guide: 6, review_beta: 6 },
    players: { tab: "offense", title: "Rushing TDs", csv: "Rush TDs" },
    teams: {
      isCompared: false,
      table: { column: "rush_td", head: "Rush TD", hint: null, csv: "Rush TDs" },
      leaders: null,
    },
  },
  receivingTouchdowns: {
    column: "receiving_touchdowns",
    short: "receiving_td",
    side: "offense",
    category: "offensive",
    input: "counter",
    label: "Rec TD",
    fantasy: { profileKey: "receivingTouchdown", guide: 6, review_beta: 6 },
    players: { tab: "offense", title: "Receiving TDs", csv: "Receiving TDs" },
    teams: {
      isCompared: false,
      table: {
        column: "receiving_td",
        head: "Rec TD",
        hint: "Receiving TDs",
        csv: "Receiving TDs",
      },
      leaders: null,
    },
  },
  /** Counts points and not kicks (D45). */
  extraPoints: {
    column: "extra_points",
    short: "extra_points",
    side: "offense",
    category: "offensive",
    input: "counter",
    label: "Extra Points",
    fantasy: { profileKey: "extraPointFactor", guide: 1, review_beta: 1 },
    players: { tab: "offense", title: "Extra Points", csv: "Extra Points" },
    teams: {
      isCompared: true,
      table: { column: "extra_points", head: "XP", hint: "Extra points", csv: "Extra Points" },
      leaders: { id: "xp_leaders", title: "XP Leaders" },
    },
  },
  receivingYards: {
    column: "receiving_yards",
    short: "receiving_yards",
    side: "offense",
    category: "offensive",
    input: "number",
    label: "Receiving Yards",
    fantasy: null,
    players: null,
    teams: null,
  },
  rushingYards: {
    column: "rushing_yards",
    short: "rushing_yards",
    side: "offense",
    category: "offensive",
    input: "number",
    label: "Rushing Yards",
    fantasy: null,
    players: null,
    teams: null,
  },
  tackles: {
    column: "tackles",
    short: "tackles",
    side: "defense",
    category: "defensive",
    input: "counter",
    label: "Tackles",
    fantasy: { profileKey: "tackle", guide: 1, review_beta: 0 },
    players: { tab: "defense", title: "Tackles", csv: "Tackles" },
    teams: {
      isCompared: true,
      table: { column: "tackles", head: "Tackles", hint: null, csv: "Tackles" },
      leaders: { id: "tackle_leaders", title: "Tackle Leaders" },
    },
  },
  interceptions: {
    column: "interceptions",
    short: "interceptions",
    side: "defense",
    category: "defensive",
    input: "counter",
    label: "Interceptions",
    fantasy: { profileKey: "interception", guide: 2, review_beta: 0 },
    players: { tab: "defense", title: "Interceptions", csv: "Interceptions" },
    teams: {
      isCompared: true,
      table: {
        column: "interceptions",
        head: "Ints",
        hint: "Interceptions",
        csv: "Interceptions",
      },
      leaders: { id: "interception_leaders", title: "Interception Leaders" },
    },
  },
  sacks: {
    column: "sacks",
    short: "sacks",
    side: "defense",
    category: "defensive",
    input: "counter",
    label: "Sacks",
    fantasy: { profileKey: "sack", guide: 2, review_beta: 0 },
    players: { tab: "defense", title: "Sacks", csv: "Sacks" },
    teams: {
      isCompared: true,
      table: { column: "defensive_sacks", head: "Def Sacks", hint: null, csv: "Defensive Sacks" },
      leaders: { id: "sack_leaders", title: "Sack Leaders" },
    },
  },
  safeties: {
    column: "safeties",
    short: "safeties",
    side: "defense",
    category: "special",
    input: "counter",
    label: "Safeties",
    fantasy: { profileKey: "safety", guide: 6, review_beta: 2 },
    players: { tab: "defense", title: "Safeties", csv: "Safeties" },
    teams: { isCompared: true, table: null, leaders: null },
  },
  returnedConversions: {
    column: "returned_conversions",
    short: "returned_conversions",
    side: "defense",
    category: "special",
    input: "counter",
    label: "Returned Conversions",
    fantasy: { profileKey: "returnedConversion", guide: 2, review_beta: 3 },
    players: null,
    teams: { isCompared: false, table: null, leaders: null },
  },
  /** Lists of players add returned conversions to it (D45). */
  defensiveTouchdowns: {
    column: "defensive_touchdowns",
    short: "defensive_td",
    side: "defense",
    category: "defensive",
    input: "counter",
    label: "Defensive TDs",
    fantasy: { profileKey: "defensiveTouchdown", guide: 6, review_beta: 0 },
    players: { tab: "offense", title: "Defensive TDs", csv: "Defensive TDs" },
    teams: { isCompared: false, table: null, leaders: null },
  },
  fumbles: {
    column: "fumbles",
    short: "fumbles",
    side: "defense",
    category: "defensive",
    input: "counter",
    label: "Fumbles",
    fantasy: { profileKey: "fumble", guide: 2, review_beta: 0 },
    players: null,
    teams: { isCompared: false, table: null, leaders: null },
  },
} as const satisfies Readonly<Record<string, Stat>>;

export type StatKey = keyof typeof STATS;

export const STAT_KEYS = Object.keys(STATS) as readonly StatKey[];

export type StatCounts = Record<StatKey, number>;

const ZERO = Object.fromEntries(STAT_KEYS.map((key) => [key, 0])) as StatCounts;

export function zeroCounts(): StatCounts {
  return { ...ZERO };
}

export type TeamStatKey = {
  [Key in StatKey]: (typeof STATS)[Key]["teams"] extends null ? never : Key;
}[StatKey];

export const TEAM_STAT_KEYS = STAT_KEYS.filter(
  (key): key is TeamStatKey => STATS[key].teams !== null,
);

export type TeamCounts = Readonly<Record<TeamStatKey, number>>;

export const ZERO_TEAM_COUNTS: TeamCounts = ZERO;
