import type { OtherScorer } from "../../domain/access/who-scores.ts";
import { isolated } from "../../domain/shared/isolated.ts";

export const scoringMessages = {
  self: "You, on another device",
  somebody: "Somebody",
  seconds: (seconds: number) => `${seconds} s ago`,
  minutes: (minutes: number) => `${minutes} min ago`,
  /** Stands after "Silent": it needs no other word. */
  silentFor: (seconds: number) => `${Math.ceil(seconds / 60)} min`,
  also: (people: string) => `Also scoring: ${people}`,
  now: (people: string) => `Scoring now: ${people}`,
  heard: (people: string) => `Last heard: ${people}`,
  alone: (people: string) => people,
  silent: (people: string) => `Silent: ${people}`,
  nobody: "Nobody heard from in the last hour",
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

/** Returns "Scoring now: Jo (game pass) · 20 s ago. Silent: Kim · 12 min". */
export function scorersText(
  people: readonly OtherScorer[],
  way: "also" | "now" | "heard" | "alone",
): string {
  const scoring = people.filter(({ isSilent }) => !isSilent);
  const silent = people.filter(({ isSilent }) => isSilent);
  return [
    ...(scoring.length === 0 ? [] : [scoringMessages[way](listText(scoring))]),
    ...(silent.length === 0 ? [] : [scoringMessages.silent(listText(silent))]),
  ].join(". ");
}

function listText(people: readonly OtherScorer[]): string {
  return people
    .map((one) => {
      const said = one.isSilent ? scoringMessages.silentFor(one.seconds) : agoText(one.seconds);
      return `${isolated(scorerName(one, "wide"))}\u00a0·\u00a0${said}`;
    })
    .join(", ");
}
