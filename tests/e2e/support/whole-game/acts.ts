import { SeededRandom } from "../../../helpers/seeded-random.ts";

/** The acts of a scorekeeper, one after the other. */
export type Side = "visitor" | "home";

export type Play =
  | { stat: "rush"; side: Side; player: number }
  | { stat: "pass"; side: Side; passer: number; receiver: number }
  | { stat: "extra_point"; side: Side; player: number; yards: 5 | 10 | 20 }
  | { stat: "tackle" | "interception" | "sack" | "safety"; side: Side; player: number }
  | {
      stat: "def_td";
      side: Side;
      player: number;
      how: "interception_return" | "fumble_return" | "conversion_return";
    };

export type Act =
  | { act: "play"; play: Play; order: "stat-first" | "player-first" }
  /** Presses Undo Last while it shows. */
  | { act: "undo" }
  /** Deletes what play number `play` (counted from 0) recorded; a sack takes its tackle along. */
  | { act: "delete"; play: number }
  | { act: "change-player"; play: number; player: number }
  | { act: "timeout"; side: Side }
  | { act: "timeout-back"; side: Side }
  /** Sends one checked-in player home and checks in one who came late. */
  | { act: "swap-roster"; side: Side; out: number; in: number };

const PLAYS: readonly ((side: Side, player: number, other: number) => Play)[] = [
  (side, player) => ({ stat: "rush", side, player }),
  (side, passer, receiver) => ({ stat: "pass", side, passer, receiver }),
  (side, player) => ({ stat: "extra_point", side, player, yards: 5 }),
  (side, player) => ({ stat: "extra_point", side, player, yards: 10 }),
  (side, player) => ({ stat: "extra_point", side, player, yards: 20 }),
  (side, player) => ({ stat: "tackle", side, player }),
  (side, player) => ({ stat: "tackle", side, player }),
  (side, player) => ({ stat: "tackle", side, player }),
  (side, player) => ({ stat: "interception", side, player }),
  (side, player) => ({ stat: "sack", side, player }),
  (side, player) => ({ stat: "safety", side, player }),
  (side, player) => ({ stat: "def_td", side, player, how: "interception_return" }),
  (side, player) => ({ stat: "def_td", side, player, how: "fumble_return" }),
  (side, player) => ({ stat: "def_td", side, player, how: "conversion_return" }),
];

/** Players 0–6 of each side start; 7 comes late (see `swap-roster`). */
export const STARTERS = 7;

/**
 * A whole game of about `length` acts of every kind, the same for the same seed. Every fifth
 * play is entered player first; every player index stays within the checked-in roster.
 */
export function wholeGame(length: number, seed: number): Act[] {
  const random = new SeededRandom(seed);
  const acts: Act[] = [];
  const active: Record<Side, number[]> = {
    visitor: Array.from({ length: STARTERS }, (_, index) => index),
    home: Array.from({ length: STARTERS }, (_, index) => index),
  };
  const timeouts: Record<Side, number> = { visitor: 0, home: 0 };
  let plays = 0;
  for (let step = 0; acts.length < length; step += 1) {
    const side: Side = step % 2 === 0 ? "visitor" : "home";
    const players = active[side];
    const player = random.pick(players);
    const [other = 0, third = 0] = players.filter((each) => each !== player);
    if (step === 20) {
      const out = players[0] ?? 0;
      active[side] = [...players.filter((each) => each !== out), STARTERS];
      acts.push({ act: "swap-roster", side, out, in: STARTERS });
      continue;
    }
    if (step % 13 === 12 && timeouts[side] < 4) {
      timeouts[side] += 1;
      acts.push({ act: "timeout", side });
    }
    if (step === 60 && timeouts[side] > 0) {
      timeouts[side] -= 1;
      acts.push({ act: "timeout-back", side });
    }
    const make = PLAYS[step % PLAYS.length] ?? PLAYS[0];
    if (!make) continue;
    const order = step % 5 === 4 ? "player-first" : "stat-first";
    const play = make(side, player, other);
    acts.push({ act: "play", play, order });
    plays += 1;
    if (step % 9 === 8) acts.push({ act: "undo" });
    else if (step % 7 === 6) acts.push({ act: "change-player", play: plays - 1, player: third });
    else if (step % 8 === 5 && play.stat !== "def_td")
      acts.push({ act: "delete", play: plays - 1 });
  }
  return acts;
}
