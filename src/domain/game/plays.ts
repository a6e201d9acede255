import type { TeamStatKey } from "./stat-catalogue.ts";

export interface Play {
  /** The `stat_type` on the wire. */
  readonly statType: string;
  readonly touchdownKind?: string;
  /** The name in the feed, in lists of plays and on the button (D2). */
  readonly name: string;
  /** Points on the scoreboard (D40); `extra_point` scores by its distance. */
  readonly points: number | "by distance";
  /** The figure that it raises for the player, the receiver on a pass (D27). */
  readonly raises: TeamStatKey;
  readonly raisesPasser?: TeamStatKey;
  /** A sentence names it this way before its people: "Tackle by #7". */
  readonly spoken: string;
  /** Its button on the live screen; null if only an edit can choose it. */
  readonly button: PlayButton | null;
}

interface PlayButton {
  /** The letter that presses it; no browser uses a letter alone. */
  readonly key: string;
  /** The head of its column on the paper sheet. */
  readonly short: string;
}

const TOUCHDOWN = { key: "T", short: "TD" } as const;

/** Listed in the order of the buttons and of the edit form (P §2). */
export const PLAYS = {
  pass_touchdown: {
    statType: "touchdown",
    touchdownKind: "pass",
    name: "PASS TD",
    points: 6,
    raises: "receivingTouchdowns",
    raisesPasser: "passTouchdowns",
    spoken: "Touchdown pass",
    button: TOUCHDOWN,
  },
  rush_touchdown: {
    statType: "touchdown",
    touchdownKind: "rush",
    name: "RUSH TD",
    points: 6,
    raises: "rushTouchdowns",
    spoken: "Touchdown run",
    button: TOUCHDOWN,
  },
  extra_point: {
    statType: "extra_point",
    name: "EXTRA POINT",
    points: "by distance",
    raises: "extraPoints",
    spoken: "Extra point",
    button: { key: "X", short: "XP" },
  },
  tackle: {
    statType: "tackle",
    name: "TACKLE",
    points: 0,
    raises: "tackles",
    spoken: "Tackle",
    button: { key: "K", short: "TKL" },
  },
  interception: {
    statType: "interception",
    name: "INTERCEPTION",
    points: 0,
    raises: "interceptions",
    spoken: "Interception",
    button: { key: "I", short: "INT" },
  },
  sack: {
    statType: "sack",
    name: "SACK",
    points: 0,
    raises: "sacks",
    spoken: "Sack",
    button: { key: "S", short: "SACK" },
  },
  safety: {
    statType: "safety",
    name: "SAFETY",
    points: 2,
    raises: "safeties",
    spoken: "Safety",
    button: { key: "F", short: "SAF" },
  },
  defensive_touchdown: {
    statType: "defensive_touchdown",
    name: "DEF TD",
    points: 6,
    raises: "defensiveTouchdowns",
    spoken: "Defensive touchdown",
    button: { key: "D", short: "DTD" },
  },
  returned_conversion: {
    statType: "returned_conversion",
    name: "Defensive TD",
    points: 2,
    raises: "returnedConversions",
    spoken: "Returned conversion",
    button: null,
  },
  fumble: {
    statType: "fumble",
    name: "FUMBLE",
    points: 0,
    raises: "fumbles",
    spoken: "Fumble",
    button: null,
  },
} as const satisfies Readonly<Record<string, Play>>;

type Plays = typeof PLAYS;
export type PlayKey = keyof Plays;
export type StatType = Plays[PlayKey]["statType"];
/** How a touchdown was scored; a reception is the other half of a pass (D27). */
export type TouchdownKind = Extract<Plays[PlayKey], { touchdownKind: string }>["touchdownKind"];
export type StatButton = Extract<Plays[PlayKey], { button: PlayButton }>["statType"];

export const PLAY_KEYS = Object.keys(PLAYS) as readonly PlayKey[];

export const STAT_TYPES: readonly StatType[] = [
  ...new Set(PLAY_KEYS.map((key) => PLAYS[key].statType)),
];

/** Keyed by `statType`, because both kinds of touchdown share a button. */
export const PLAY_BUTTONS = Object.fromEntries(
  PLAY_KEYS.flatMap((key) => {
    const { statType, button } = PLAYS[key];
    return button === null ? [] : [[statType, button]];
  }),
) as Readonly<Record<StatButton, PlayButton>>;

export const STAT_BUTTONS = Object.keys(PLAY_BUTTONS) as readonly StatButton[];

export const EXTRA_POINTS = {
  "5_yard": { points: 1, name: "5 yard" },
  "10_yard": { points: 2, name: "10 yard" },
  "20_yard": { points: 3, name: "20 yard" },
} as const;
export type ExtraPointType = keyof typeof EXTRA_POINTS;

export const EXTRA_POINT_TYPES = Object.keys(EXTRA_POINTS) as readonly ExtraPointType[];
