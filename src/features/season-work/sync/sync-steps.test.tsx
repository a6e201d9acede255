import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SyncSteps } from "./sync-steps.tsx";

const EMPTY = {
  leagues: [],
  teams: [],
  counts: { players: 0, games: 0, completedGames: 0, gamesWithLog: 0 },
};

test.each([
  ["while the runs load", "loading", 0, 0],
  ["where they could not be read", "failed", 0, 4],
  ["once it is known", [], 4, 0],
] as const)(
  "D9: a step is said not to be synced only when it is known: %s",
  (_, runs, never, unknown) => {
    const markup = renderToStaticMarkup(
      <SyncSteps work={EMPTY} runs={runs} isLocked onSync={() => {}} />,
    );
    expect(markup.match(/Not synced yet/g) ?? []).toHaveLength(never);
    expect(markup.match(/Last sync not known/g) ?? []).toHaveLength(unknown);
  },
);
