import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";
import type { SyncOverview } from "../../domain/provider/run/sync-overview.ts";
import { StatusCards } from "./status-cards.tsx";

const SEASON = {
  id: "fall",
  name: "Fall 2026",
  status: "In Progress",
  leagues: [{ id: "coed", name: "Coed" }],
  isSynced: true,
  isDue: true,
  teams: 4,
  players: 60,
  games: 12,
  completed: 3,
  lastSyncedAt: null,
};
const OVERVIEW: SyncOverview = {
  now: "2026-11-22T21:31:00Z",
  lastDueAt: "2026-11-22T21:00:00Z",
  nextAt: "2026-11-23T21:00:00Z",
  seasons: [SEASON],
  runs: [],
  health: { deactivated: 0, errors: 0, failed: 0, runs: 0, succeeded: 0 },
};
const REAL: ChosenProvider = { isChosen: true, isSimulated: false, label: "league provider" };

const cards = (own: Partial<SyncOverview>, provider: Partial<ChosenProvider>) =>
  renderToStaticMarkup(
    <StatusCards overview={{ ...OVERVIEW, ...own }} provider={{ ...REAL, ...provider }} />,
  );

test("A §2: half an hour after 21:00 UTC the seasons whose daily run has not begun are named", () => {
  const note = "The daily sync of Fall 2026 is overdue since";
  expect(cards({}, {})).toContain(note);
  expect(cards({}, {})).toContain("Nothing calls the server: look at its schedule.");
  expect(cards({ now: "2026-11-22T21:29:00Z" }, {})).not.toContain("overdue");
  expect(cards({ seasons: [{ ...SEASON, isDue: false }] }, {})).not.toContain("overdue");
});

test("the simulated provider has no daily run: none is overdue, and no hour of one is shown", () => {
  const simulated = cards({}, { isSimulated: true });
  expect(simulated).not.toContain("overdue");
  expect(simulated).not.toContain("Daily @");
  expect(simulated).toContain("No daily sync while the provider is simulated");
  expect(cards({}, { isChosen: false })).not.toContain("Daily @");
  expect(cards({}, {})).toContain("Daily @ 4PM EST / 5PM EDT");
});

test("while it is not known whether a provider is set up, neither is the next sync", () => {
  expect(renderToStaticMarkup(<StatusCards overview={OVERVIEW} provider={null} />)).not.toContain(
    ">None<",
  );
});
