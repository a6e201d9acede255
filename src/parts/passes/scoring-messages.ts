import type { OtherScorer } from "../../domain/access/who-scores.ts";
import { isolated } from "../../domain/shared/isolated.ts";

/** Texts about the people who score a game, and when they last sent something. */
export const scoringMessages = {
  self: "You, on another device",
  somebody: "Somebody",
  seconds: (seconds: number) => `${seconds} s ago`,
  minutes: (minutes: number) => `${minutes} min ago`,
  also: (people: string) => `Also scoring: ${people}`,
  now: (people: string) => `Scoring now: ${people}`,
} as const;

/** Rounds minutes up, so that the shown age is never too young. */
export function agoText(seconds: number): string {
  return seconds < 60
    ? scoringMessages.seconds(seconds)
    : scoringMessages.minutes(Math.ceil(seconds / 60));
}

/** A narrow place leaves out the words "(game pass)". */
export function scorerName({ name, isSelf }: OtherScorer, place: "narrow" | "wide"): string {
  if (isSelf) return scoringMessages.self;
  if (name === null) return scoringMessages.somebody;
  return place === "narrow" ? name.replace(/ \(game pass\)$/, "") : name;
}

/** "Jo (game pass) · 20 s ago, Kim · 3 min ago". */
export function scorersText(others: readonly OtherScorer[]): string {
  return others
    .map((other) => `${isolated(scorerName(other, "wide"))} · ${agoText(other.seconds)}`)
    .join(", ");
}
