import { isolated } from "../../../domain/shared/isolated.ts";

export const togetherMessages = {
  title: "Score Together",
  lead: "A second phone scans this code and scores the same game, without an account.",
  byAccount:
    "Somebody with an account who may collect needs no pass: their phone scans this code, signs in and scores the same game.",
  self: "your other device",
  linkTo: (game: string) => `Link to ${game}`,
  who: (name: string, others: number, ago: string) =>
    `Also scoring: ${withOthers(name, others)} · ${ago}`,
  /** Only the first name, which is never cut inside; the age alone may wrap. */
  whoBriefly: (name: string, others: number, ago: string) =>
    briefly(`With ${withOthers(name.split(/[\s,]/, 1)[0] ?? name, others)}`, ago),
  /** Where `self` has no room. */
  selfBriefly: (others: number, ago: string) => briefly(`On ${others + 2} devices`, ago),
  alone: "Nobody else has sent plays of this game in the last hour.",
} as const;

function briefly(who: string, ago: string): string {
  return `${who} · ${ago}`.replaceAll(/ (?!·)/g, "\u00a0");
}

function withOthers(name: string, others: number): string {
  return `${isolated(name)}${others > 0 ? ` and ${others} more` : ""}`;
}
