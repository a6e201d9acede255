import type { DefensiveTouchdownWay } from "../../../../domain/game/decide/decide-stat.ts";
import type { Side } from "../../../../domain/game/fold/fold-timeouts.ts";
import {
  EXTRA_POINTS,
  type ExtraPointType,
  type TouchdownKind,
} from "../../../../domain/game/plays.ts";

export const SIDE_KEYS: Readonly<Record<Side, string>> = { visitor: "V", home: "H" };

export const TOUCHDOWN_KEYS: Readonly<Record<TouchdownKind, string>> = { pass: "P", rush: "R" };

export const RETURN_KEYS: Readonly<Record<DefensiveTouchdownWay, string>> = {
  interception_return: "I",
  fumble_return: "F",
  conversion_return: "C",
};

export const UNDO_KEY = "U";

/** Starts and stops the game clock; in the sheet of returns the key has another meaning. */
export const CLOCK_KEY = "C";

/** The key is the try's points. */
export function extraPointKey(type: ExtraPointType): string {
  return `${EXTRA_POINTS[type].points}`;
}
