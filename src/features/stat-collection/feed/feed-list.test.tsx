import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { gameNames } from "../live/game-names.ts";
import { FeedList } from "./feed-list.tsx";
import type { FeedFilter } from "./feed-view.ts";

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

function shown(filter: FeedFilter | null, game: readonly EntryState[] = ENTRIES): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FeedList
        filter={filter}
        entries={new Map(game.map((each) => [each.entryId, each]))}
        liveCount={game.length}
        inFlight={[]}
        refusedEntryIds={new Set()}
        doubles={new Set(["e0", "e3"])}
        names={gameNames(
          { id: "v", name: "Falcons", shortName: "Falcons" },
          { id: "h", name: "Owls", shortName: "Owls" },
          new Map(),
        )}
        profile={SCORING_PROFILES.guide}
        actions={{ edit: () => {}, remove: () => {} }}
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/data-entry-id="(\w+)"/g)].map(([, id = ""]) => id);
}

it("the feed shows all live entries, or those that finalizing asks about: no player or no passer, and likely doubles (D31)", () => {
  expect(shown(null)).toEqual(["e3", "e2", "e1", "e0"]);
  expect(shown("without-player")).toEqual(["e2", "e1"]);
  expect(shown("doubles")).toEqual(["e3", "e0"]);
});

it("of a long game only the newest blocks are drawn at once, but every entry without a player", () => {
  const game = Array.from({ length: 200 }, (_, position) =>
    entry(position, position < 3 ? { playerId: null } : {}),
  );
  const drawn = shown(null, game);
  expect(drawn[0]).toBe("e199");
  expect(drawn.length).toBeLessThan(70);
  expect(shown("without-player", game)).toEqual(["e2", "e1", "e0"]);
});
