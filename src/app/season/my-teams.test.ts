import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "stat-tracker.my-teams";

/** As a newly opened tab reads it. */
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

test("a league has one team, which the next visit knows, and it can be let go", async () => {
  const { chooseMyTeam } = await newTab();
  chooseMyTeam("coed", "falcons");
  chooseMyTeam("open", "owls");
  chooseMyTeam("coed", "storm");
  expect((await newTab()).useMyTeams.getState().byLeague).toEqual({ coed: "storm", open: "owls" });
  (await newTab()).chooseMyTeam("coed", null);
  expect((await newTab()).useMyTeams.getState().byLeague).toEqual({ open: "owls" });
});

test("what another tab has chosen meanwhile stays", async () => {
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

test("without storage it holds while the tab is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { chooseMyTeam, useMyTeams } = await newTab();
  chooseMyTeam("coed", "falcons");
  expect(useMyTeams.getState().byLeague).toEqual({ coed: "falcons" });
});
