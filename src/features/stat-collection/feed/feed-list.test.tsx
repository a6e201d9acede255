import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { gameNames } from "../live/game-names.ts";
import { FeedList } from "./feed-list.tsx";

const entry = (position: number, fields: Partial<EntryState["fields"]>) =>
  ({
    entryId: `e${position}`,
    eventId: `a${position}`,
    position,
    removed: false,
    fields: { statType: "tackle", teamId: "v", playerId: "p", ...fields },
  }) as EntryState;

const ENTRIES = [
  entry(0, {}),
  entry(1, { playerId: null }),
  entry(2, { statType: "touchdown", statSubtype: "pass", passerPlayerId: null }),
  entry(3, { statType: "touchdown", statSubtype: "rush" }),
  { ...entry(4, { playerId: null }), removed: true },
];

function shown(isOnlyWithoutPlayer: boolean): string[] {
  const html = renderToStaticMarkup(
    <FeedList
      isOnlyWithoutPlayer={isOnlyWithoutPlayer}
      entries={new Map(ENTRIES.map((each) => [each.entryId, each]))}
      liveCount={4}
      inFlight={[]}
      refusedEntryIds={new Set()}
      doubles={new Set()}
      names={gameNames(
        { id: "v", name: "Falcons", shortName: "Falcons" },
        { id: "h", name: "Owls", shortName: "Owls" },
        new Map(),
      )}
      profile={SCORING_PROFILES.guide}
      actions={{ edit: () => {}, remove: () => {} }}
    />,
  );
  return [...html.matchAll(/data-entry-id="(\w+)"/g)].map(([, id = ""]) => id);
}

it("the feed shows all live entries, or those that finalizing asks about: no player, or no passer (D31)", () => {
  expect(shown(false)).toEqual(["e3", "e2", "e1", "e0"]);
  expect(shown(true)).toEqual(["e2", "e1"]);
});
