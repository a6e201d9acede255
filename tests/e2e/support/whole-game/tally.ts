import type { Act, Play, Side } from "./acts.ts";

/**
 * Computes the result of a whole game from the acts alone, by the rules (D25–D27, D30, D40, D41) and
 * without any of the product's code.
 */
interface Line {
  stat:
    | "rush"
    | "pass"
    | "extra_point"
    | "tackle"
    | "interception"
    | "sack"
    | "safety"
    | "defensive_touchdown"
    | "returned_conversion"
    | "fumble";
  side: Side;
  player: number;
  passer?: number;
  points: number;
  play: number;
}

export interface PlayerTotals {
  pass_touchdowns: number;
  rush_touchdowns: number;
  receiving_touchdowns: number;
  extra_points: number;
  tackles: number;
  interceptions: number;
  sacks: number;
  safeties: number;
  returned_conversions: number;
  defensive_touchdowns: number;
  fumbles: number;
  total_fantasy_points: number;
}

export interface Tally {
  score: Record<Side, number>;
  timeouts: Record<Side, number>;
  liveEntries: number;
  /** Figures of everyone who did anything, by `${side}:${player}`. */
  players: Map<string, PlayerTotals>;
}

/** Adds up the acts. Changing a compound act changes all of its entries (D26). */
export function tally(acts: readonly Act[]): Tally {
  let lines: Line[] = [];
  const timeouts: Record<Side, number> = { visitor: 0, home: 0 };
  let plays = 0;
  for (const act of acts) {
    switch (act.act) {
      case "play":
        lines.push(...linesOf(act.play, plays));
        plays += 1;
        break;
      case "undo":
        lines = lines.filter((line) => line.play !== plays - 1);
        break;
      case "delete":
        lines = lines.filter((line) => line.play !== act.play);
        break;
      case "change-player":
        for (const line of lines) if (line.play === act.play) line.player = act.player;
        break;
      case "timeout":
        timeouts[act.side] += 1;
        break;
      case "timeout-back":
        timeouts[act.side] -= 1;
    }
  }
  const score = { visitor: 0, home: 0 };
  const players = new Map<string, PlayerTotals>();
  for (const line of lines) {
    score[line.side] += line.points;
    addTo(players, line);
  }
  return { score, timeouts, liveEntries: lines.length, players };
}

function linesOf(play: Play, number: number): Line[] {
  const base = { side: play.side, play: number };
  switch (play.stat) {
    case "rush":
      return [{ ...base, stat: "rush", player: play.player, points: 6 }];
    case "pass":
      return [{ ...base, stat: "pass", player: play.receiver, passer: play.passer, points: 6 }];
    case "extra_point":
      return [
        {
          ...base,
          stat: "extra_point",
          player: play.player,
          points: { 5: 1, 10: 2, 20: 3 }[play.yards],
        },
      ];
    case "safety":
      return [{ ...base, stat: "safety", player: play.player, points: 2 }];
    case "sack":
      return [
        { ...base, stat: "sack", player: play.player, points: 0 },
        { ...base, stat: "tackle", player: play.player, points: 0 },
      ];
    case "def_td":
      if (play.how === "conversion_return")
        return [{ ...base, stat: "returned_conversion", player: play.player, points: 2 }];
      return [
        {
          ...base,
          stat: play.how === "interception_return" ? "interception" : "fumble",
          player: play.player,
          points: 0,
        },
        { ...base, stat: "defensive_touchdown", player: play.player, points: 6 },
      ];
    default:
      return [{ ...base, stat: play.stat, player: play.player, points: 0 }];
  }
}

function addTo(players: Map<string, PlayerTotals>, line: Line): void {
  const of = (player: number) => {
    const key = `${line.side}:${player}`;
    const totals = players.get(key) ?? nothing();
    players.set(key, totals);
    return totals;
  };
  const totals = of(line.player);
  const count = (key: keyof PlayerTotals, fantasy: number) => {
    totals[key] += 1;
    totals.total_fantasy_points += fantasy;
  };
  switch (line.stat) {
    case "rush":
      count("rush_touchdowns", 6);
      break;
    case "pass": {
      count("receiving_touchdowns", 6);
      const passer = of(line.passer ?? -1);
      passer.pass_touchdowns += 1;
      passer.total_fantasy_points += 4;
      break;
    }
    case "extra_point":
      totals.extra_points += line.points;
      totals.total_fantasy_points += line.points;
      break;
    case "tackle":
      count("tackles", 1);
      break;
    case "interception":
      count("interceptions", 2);
      break;
    case "sack":
      count("sacks", 2);
      break;
    case "safety":
      count("safeties", 6);
      break;
    case "defensive_touchdown":
      count("defensive_touchdowns", 6);
      break;
    case "returned_conversion":
      count("returned_conversions", 2);
      break;
    case "fumble":
      count("fumbles", 2);
  }
}

function nothing(): PlayerTotals {
  return {
    pass_touchdowns: 0,
    rush_touchdowns: 0,
    receiving_touchdowns: 0,
    extra_points: 0,
    tackles: 0,
    interceptions: 0,
    sacks: 0,
    safeties: 0,
    returned_conversions: 0,
    defensive_touchdowns: 0,
    fumbles: 0,
    total_fantasy_points: 0,
  };
}
