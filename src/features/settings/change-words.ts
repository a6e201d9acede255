import type { SettingsView } from "../../app/queries/server/use-settings.ts";
import { LIMIT_NAMES, type Limit, limitUnit } from "../../domain/access/settings.ts";
import { settingsMessages as words } from "./settings-messages.ts";

type Change = SettingsView["changes"][number];

/** Names the person who made a change. */
export function actorWords({ actor, actorId }: Pick<Change, "actor" | "actorId">): string {
  if (actorId === null) return words.theServer;
  return actor ?? words.somebody;
}

/** Describes a change, one line for each switch: "Public browsing: All seasons → …". */
export function changeWords({ before, after }: Pick<Change, "before" | "after">): string[] {
  const [was, is] = [switchWords(before), switchWords(after)];
  return Object.keys(is)
    .filter((name) => was[name] !== null && is[name] !== null && was[name] !== is[name])
    .map((name) => `${name}: ${was[name]} → ${is[name]}`);
}

/** null: no value was recorded for the setting. */
function switchWords(settings: Change["before"]): Readonly<Record<string, string | null>> {
  return {
    [words.browsingTitle]: words.publicBrowsing[settings.publicBrowsing].label,
    [words.collectorsTitle]: words.collectors[settings.collectors].label,
    [words.passesTitle]:
      settings.gamePasses === null ? null : words.gamePasses[settings.gamePasses].label,
    [words.captainsTitle]:
      settings.captainsConfirm === null
        ? null
        : words.captainsConfirm[settings.captainsConfirm].label,
    [words.domainTitle]: settings.adminEmailDomain ?? words.noDomain,
    [words.zoneTitle]: settings.leagueTimeZone,
    ...Object.fromEntries(
      LIMIT_NAMES.map((limit) => [words.limits[limit].label, limitWords(limit, settings[limit])]),
    ),
  };
}

function limitWords(limit: Limit, value: number | null): string | null {
  if (value === null) return null;
  const count = (value / limitUnit(limit)).toLocaleString("en-US");
  return limit === "pushBytesPerMinute" ? words.megabytes(count) : count;
}
