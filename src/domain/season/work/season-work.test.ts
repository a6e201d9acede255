import { expect, it } from "vitest";
import { type ManagedSeason, newestSeasonFirst, seasonPlace } from "./managed-season.ts";
import { phraseState } from "./season-deletion.ts";

const AT = "2026-11-01T09:00:00Z";

it.each([
  [null, null, "listed"],
  [AT, null, "archived"],
  [null, AT, "deleted"],
  [AT, AT, "deleted"],
] as const)(
  "a season that was archived at %s and deleted at %s is %s",
  (archivedAt, deletedAt, place) => {
    expect(seasonPlace({ archivedAt, deletedAt })).toBe(place);
  },
);

it.each([
  ["", "empty"],
  ["DELETETHISDAMNSEASON", "right"],
  ["deletethisdamnseason", "wrong"],
  ["DELETETHISDAMNSEASON ", "wrong"],
  ["DELETE", "wrong"],
] as const)("the phrase is exact: %j is %s (A §5)", (typed, state) => {
  expect(phraseState(typed)).toBe(state);
});

it("seasons stand in the order in which they were made, the newest first (A §7)", () => {
  const made = (id: string, createdAt: string) => ({ id, createdAt }) as ManagedSeason;
  const seasons = [made("b", AT), made("c", "2026-11-02T09:00:00Z"), made("a", AT)];
  expect(seasons.sort(newestSeasonFirst).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
