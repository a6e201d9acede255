import { isolated } from "../../../domain/shared/isolated.ts";

export const togetherMessages = {
  title: "Score together",
  lead: "A second phone scans this code and scores the same game, without an account.",
  who: (name: string, others: number, ago: string) =>
    `${isolated(name)}${others > 0 ? ` and ${others} more` : ""} · ${ago}`,
  /** Only the first name, which is never cut inside. */
  whoBriefly: (name: string, others: number) =>
    `${isolated(name.split(/[\s,]/, 1)[0] ?? name)}${others > 0 ? ` +${others}` : ""}`,
  alone: "Nobody else has sent anything for this game in the last hour.",
} as const;
