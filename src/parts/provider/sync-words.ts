import type { PlannedChange, SyncValue } from "../../domain/provider/plan/planned-change.ts";
import type { ChangeCount } from "../../domain/provider/run/run-plan.ts";
import type { UnwrittenRow } from "../../domain/provider/run/run-results.ts";
import type { RowName } from "../../domain/provider/sync-contract.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { dayText } from "../page/day-text.ts";
import { runMessages } from "./provider-messages.ts";

type Names = Readonly<Record<string, RowName>>;

const THINGS: Readonly<Record<string, readonly [string, string]>> = {
  league: ["league", "leagues"],
  team: ["team", "teams"],
  player: ["player", "players"],
  game: ["game", "games"],
  standing: ["standing", "standings"],
};

const ACTS: Readonly<Record<PlannedChange["action"], (entity: string) => string>> = {
  add: () => "added",
  change: () => "changed",
  restore: (entity) => (entity === "player" ? "active again" : "back from the archive"),
  archive: (entity) => (entity === "player" ? "set inactive" : "archived"),
  ask: () => "to decide about",
};

/** Returns "2 teams added, 3 players changed, 1 player set inactive"; "" for none. */
export function changeCountWords(counts: readonly ChangeCount[]): string {
  return counts
    .map(({ entity, action, count }) => {
      const [one, many] = THINGS[entity] ?? [entity, entity];
      return `${count} ${count === 1 ? one : many} ${ACTS[action](entity)}`;
    })
    .join(", ");
}

export function kindWords(kind: string): string {
  const kinds: Readonly<Record<string, string>> = runMessages.kinds;
  return kinds[kind] ?? kind;
}

/** Badge text for the outcome of a row. */
export function actionWords({ entity, action }: Pick<PlannedChange, "entity" | "action">): string {
  return entity === "player" && action === "archive"
    ? runMessages.inactive
    : runMessages.actions[action];
}

export function rowWords(
  { entity, providerId, rowId, after }: PlannedChange,
  names: Names,
  leagueName: string,
): { readonly title: string; readonly detail: string } {
  const known = names[rowId ?? ""] ?? names[providerId];
  const nameOf = (value: SyncValue | undefined) => names[String(value)]?.name ?? String(value);
  if (entity === "league") return { title: isolated(leagueName), detail: "" };
  if (known !== undefined) {
    const day = known.date === undefined ? "" : dayText(known.date, "full");
    return { title: isolated(known.name), detail: isolated(known.team ?? day) };
  }
  if (entity === "game" && "team_home_id" in after) {
    const title = `${nameOf(after.team_visitor_id)} at ${nameOf(after.team_home_id)}`;
    return { title: isolated(title), detail: dayText(String(after.game_date), "full") };
  }
  const name = typeof after.name === "string" ? after.name : `${THINGS[entity]?.[0]} ${providerId}`;
  return { title: isolated(name), detail: after.team_id ? isolated(nameOf(after.team_id)) : "" };
}

const FIELDS: Readonly<Record<string, string>> = {
  provider_id: "League provider id",
  name: "Name",
  sport: "Sport",
  format: "Format",
  status: "Status",
  start_date: "First day",
  end_date: "Last day",
  regular_season_weeks: "Weeks",
  divisions_data: "Divisions",
  division_name: "Division",
  captain_name: "Captain",
  forfeited_season: "Forfeited season",
  forfeit_wins: "Forfeit wins",
  forfeit_losses: "Forfeit losses",
  team_id: "Team",
  is_active: "Active",
  archived_at: "Archived",
  team_visitor_id: "Visitor",
  team_home_id: "Home",
  game_date: "Day",
  game_time: "Time",
  field_location: "Field",
  week_number: "Week",
  is_playoff: "Playoff",
  provider_visitor_score: "Visitor score",
  provider_home_score: "Home score",
  provider_completed: "Completed",
  outcome: "Outcome",
  winner_team_id: "Winner",
  max_teams: "Places for teams",
};

/** A field of a change, with its name and both values. */
interface FieldWords {
  readonly field: string;
  /** Null for a new row. */
  readonly before: string | null;
  readonly after: string;
}

/** Lists every field of a change that its title does not name. */
export function fieldWords(change: PlannedChange, names: Names): readonly FieldWords[] {
  const isNew = change.action === "add";
  return Object.entries(change.after)
    .filter(([field]) => field !== "archived_at" && !(isNew && inTitle(change, field)))
    .map(([field, after]) => ({
      field: FIELDS[field] ?? field,
      before: isNew ? null : valueWords(change.before[field], names),
      after: valueWords(after, names),
    }));
}

function inTitle({ entity }: PlannedChange, field: string): boolean {
  if (entity === "player" || entity === "team") return field === "name" || field === "team_id";
  return ["team_visitor_id", "team_home_id", "game_date"].includes(field);
}

function valueWords(value: SyncValue | undefined, names: Names): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") {
    return value.map((entry) => isolated(String(entry.name))).join(", ") || "none";
  }
  const time = /^\d\d:\d\d(:\d\d)?$/.test(value) ? twelveHourTime(value) : null;
  return isolated(names[value]?.name ?? time ?? dayText(value, "full"));
}

const LEFT: Readonly<Record<string, string>> = {
  set_by_hand: "somebody has set it by hand",
  collected: "something is recorded in it",
  left_alone: "it is left alone by every sync",
  imported_elsewhere: "its league is imported elsewhere",
  unknown_team: "its team is not here",
  unknown_league: "its league is not here",
  league_archived: "its league is archived",
  already_on_team: "this person is on the team already",
  dates_reversed: "the last day comes before the first",
  same_team: "a team cannot play itself",
  won_by_forfeit: "it was won by forfeit",
  not_answered: "nobody has answered its question",
  malformed: "it cannot be read",
};

/** Explains why a planned row was not written. */
export function leftWords({ row, change }: UnwrittenRow, names: Names): string {
  const [thing = ""] = THINGS[row.entity] ?? [row.entity];
  const name = change === null ? row.providerId : rowWords(change, names, "").title;
  const why =
    row.outcome === "changed_meanwhile"
      ? "it was changed here after the plan was made"
      : (LEFT[row.reason ?? ""] ?? "it was refused");
  return `${[capital(thing), name].filter(Boolean).join(" ")}: ${why}.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
