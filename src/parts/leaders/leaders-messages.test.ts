import { expect, it } from "vitest";
import { leadersMessages as words } from "./leaders-messages.ts";

const { lists, races } = words;

/** Left: what the screen says. Right: the specification, letter by letter (D2). */
const specified: [string, string][] = [
  [
    Object.values(words.highlights)
      .map(({ title }) => title)
      .join(", "),
    "FANTASY LEADER, TOP OFFENSE, BEST DEFENSE, TACKLE LEADER",
  ],
  [words.highlights.fantasy_leader.unit, "PTS"],
  [words.highlights.best_defense.unit, "PA"],
  [words.highlights.tackle_leader.unit, "TKLS"],
  [words.noLeader.no_data, "No data"],
  [Object.values(words.tabs).join(", "), "Team, Offense, Defense"],
  [words.unavailable, "Stats Unavailable"],
  [words.failed, "Failed to load statistics"],
  [lists.best_record, "Best Record"],
  [lists.most_points_scored, "Most Points Scored"],
  [lists.fewest_points_allowed, "Fewest Points Allowed"],
  [lists.touchdown_leaders, "Touchdown Leaders"],
  [lists.xp_leaders, "XP Leaders"],
  [lists.qb_protection, "QB Protection"],
  [words.captions.qb_protection ?? "", "Sacks allowed"],
  [words.forfeitedSeason, "Forfeited season"],
  [lists.tackle_leaders, "Tackle Leaders"],
  [lists.interception_leaders, "Interception Leaders"],
  [lists.sack_leaders, "Sack Leaders"],
  [lists.fantasy_points, "Fantasy Points"],
  [lists.pass_td, "Passing TDs"],
  [lists.rush_td, "Rushing TDs"],
  [lists.receiving_td, "Receiving TDs"],
  [lists.extra_points, "Extra Points"],
  [lists.defensive_td, "Defensive TDs"],
  [lists.tackles, "Tackles"],
  [lists.interceptions, "Interceptions"],
  [lists.sacks, "Sacks"],
  [lists.safeties, "Safeties"],
  [races.overall.title, "Overall MVP Race"],
  [races.offensive.title, "Offensive MVP Race"],
  [races.defensive.title, "Defensive MVP Race"],
  [words.raceEmpty("overall"), "No players with fantasy points yet"],
  [words.raceEmpty("offensive"), "No players with offensive points yet"],
  [words.raceEmpty("defensive"), "No players with defensive points yet"],
  [words.raceFailed("offensive"), "Failed to load offensive MVP data"],
];

it.each(specified)("P §2, P §8, A §2: %s", (shown, text) => {
  expect(shown).toBe(text);
});
