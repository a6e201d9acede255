import type { SettingsView } from "../../app/queries/server/use-settings.ts";
import { LIMIT_NAMES, type Limit, limitUnit, type Settings } from "../../domain/access/settings.ts";
import { type ChoiceName, settingsMessages as words } from "./settings-messages.ts";

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
    ...choiceWords("publicBrowsing", settings.publicBrowsing),
    ...choiceWords("collectors", settings.collectors),
    ...choiceWords("gamePasses", settings.gamePasses),
    ...choiceWords("captainsConfirm", settings.captainsConfirm),
    [words.domainTitle]: settings.adminEmailDomain ?? words.noDomain,
    [words.zoneTitle]: settings.leagueTimeZone,
    ...Object.fromEntries(
      LIMIT_NAMES.map((limit) => [words.limits[limit].label, limitWords(limit, settings[limit])]),
    ),
  };
}

function choiceWords<Name extends ChoiceName>(name: Name, value: Settings[Name] | null) {
  const { title, options } = words.choices[name];
  return { [title]: value === null ? null : options[value].label };
}

function limitWords(limit: Limit, value: number | null): string | null {
  if (value === null) return null;
  const count = (value / limitUnit(limit)).toLocaleString("en-US");
  return limit === "pushBytesPerMinute" ? words.megabytes(count) : count;
}
