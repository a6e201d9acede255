import type { TeamStatKey } from "./stat-catalogue.ts";

export interface Play {
  /** `stat_type` on the wire. */
  readonly statType: string;
  readonly touchdownKind?: string;
  /** The name in the feed, in lists of plays and on the button (D2). */
  readonly name: string;
  /** Points on the scoreboard (D40); `extra_point` scores by its distance. */
  readonly points: number | "by distance";
  /** The figure that it raises for the player, the receiver on a pass (D27). */
  readonly raises: TeamStatKey;
  readonly raisesPasser?: TeamStatKey;
  /** Whether a button of the live screen records it; an edit can choose every play. */
  readonly hasButton: boolean;
}

/** Listed in the order of the buttons and of the edit form (P §2). */
export const PLAYS = {
  pass_touchdown: {
    statType: "touchdown",
    touchdownKind: "pass",
    name: "PASS TD",
    points: 6,
    raises: "receivingTouchdowns",
    raisesPasser: "passTouchdowns",
    hasButton: true,
  },
  rush_touchdown: {
    statType: "touchdown",
    touchdownKind: "rush",
    name: "RUSH TD",
    points: 6,
    raises: "rushTouchdowns",
    hasButton: true,
  },
  extra_point: {
    statType: "extra_point",
    name: "EXTRA POINT",
    points: "by distance",
    raises: "extraPoints",
    hasButton: true,
  },
  tackle: { statType: "tackle", name: "TACKLE", points: 0, raises: "tackles", hasButton: true },
  interception: {
    statType: "interception",
    name: "INTERCEPTION",
    points: 0,
    raises: "interceptions",
    hasButton: true,
  },
  sack: { statType: "sack", name: "SACK", points: 0, raises: "sacks", hasButton: true },
  safety: { statType: "safety", name: "SAFETY", points: 2, raises: "safeties", hasButton: true },
  defensive_touchdown: {
    statType: "defensive_touchdown",
    name: "DEF TD",
    points: 6,
    raises: "defensiveTouchdowns",
    hasButton: true,
  },
  returned_conversion: {
    statType: "returned_conversion",
    name: "Defensive TD",
    points: 2,
    raises: "returnedConversions",
    hasButton: false,
  },
  fumble: { statType: "fumble", name: "FUMBLE", points: 0, raises: "fumbles", hasButton: false },
} as const satisfies Readonly<Record<string, Play>>;

type Plays = typeof PLAYS;
export type PlayKey = keyof Plays;
export type StatType = Plays[PlayKey]["statType"];
/** How a touchdown was scored; a reception is the other half of a pass (D27). */
export type TouchdownKind = Extract<Plays[PlayKey], { touchdownKind: string }>["touchdownKind"];
export type StatButton = Extract<Plays[PlayKey], { hasButton: true }>["statType"];

export const PLAY_KEYS = Object.keys(PLAYS) as readonly PlayKey[];

export const STAT_TYPES: readonly StatType[] = [
  ...new Set(PLAY_KEYS.map((key) => PLAYS[key].statType)),
];

export const STAT_BUTTONS = STAT_TYPES.filter((type): type is StatButton =>
  PLAY_KEYS.some((key) => PLAYS[key].statType === type && PLAYS[key].hasButton),
);

export const EXTRA_POINTS = {
  "5_yard": { points: 1, name: "5 yard" },
  "10_yard": { points: 2, name: "10 yard" },
  "20_yard": { points: 3, name: "20 yard" },
} as const;
export type ExtraPointType = keyof typeof EXTRA_POINTS;

export const EXTRA_POINT_TYPES = Object.keys(EXTRA_POINTS) as readonly ExtraPointType[];
