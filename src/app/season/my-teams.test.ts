import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "stat-tracker.my-teams";

/** Loads the module anew, as a newly opened tab does. */
async function newTab() {
  vi.resetModules();
  return import("./my-teams.ts");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a league has one team; the next visit knows it, and it can be taken back", async () => {
  const { chooseMyTeam } = await newTab();
  chooseMyTeam("coed", "falcons");
  chooseMyTeam("open", "owls");
  chooseMyTeam("coed", "storm");
  expect((await newTab()).useMyTeams.getState().byLeague).toEqual({ coed: "storm", open: "owls" });
  (await newTab()).chooseMyTeam("coed", null);
  expect((await newTab()).useMyTeams.getState().byLeague).toEqual({ open: "owls" });
});

test("a choice of another tab is not overwritten", async () => {
  const [one, other] = [await newTab(), await newTab()];
  one.chooseMyTeam("coed", "falcons");
  other.chooseMyTeam("open", "owls");
  expect(other.useMyTeams.getState().byLeague).toEqual({ coed: "falcons", open: "owls" });
});

test.each(["{", "null", '"text"', "7"])("a stored %s is no team", async (text) => {
  localStorage.setItem(KEY, text);
  const { useMyTeams } = await newTab();
  expect(Object.values(useMyTeams.getState().byLeague).includes("falcons")).toBe(false);
});

test("without storage the choice lasts while the tab is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { chooseMyTeam, useMyTeams } = await newTab();
  chooseMyTeam("coed", "falcons");
  expect(useMyTeams.getState().byLeague).toEqual({ coed: "falcons" });
});
