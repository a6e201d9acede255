import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { makeManagedGame } from "../../../../tests/helpers/builders/make-managed-game.ts";
import type { ManagedGame } from "../../../domain/season/clubs/managed-game.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { clubMessages } from "../club-messages.ts";
import { GameTable, type ListedRow } from "./game-table.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";

const GAME = makeManagedGame({ gameTime: "19:45" });

const rowOf = (game: ManagedGame, visitor: string): ListedRow => ({
  game,
  visitor,
  home: "Brotherhood United",
  day: "Sat, Nov 28",
  time: "7:45 PM",
  on: undefined,
});

const nothing = () => {};
const markup = (rows: readonly ListedRow[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AdminPage
        words={{ ...clubMessages, ...gameWorkMessages.page }}
        above={null}
        query={{ status: "ready", value: null }}
        isOffline={false}
        reload={async () => {}}
      >
        {() => (
          <GameTable
            parts={[{ title: "Past", rows }]}
            nameOf={() => "Mudcats"}
            shortOf={() => "Mudcats"}
            onEdit={nothing}
            onResult={nothing}
            onArchive={nothing}
          />
        )}
      </AdminPage>
    </MemoryRouter>,
  );

test("a name is whole on two lines, and where even these have no room, short (D72)", () => {
  const table = markup([rowOf(GAME, "Midtown Mudcats of the Park")]);
  expect(table).toMatch(
    /\[--lines:2\]"><span class="name-fit" data-short="Mudcats">Midtown Mudcats of the Park</,
  );
});

test("the actions of all rows have the same places, with a pass or without", () => {
  const places = (game: ManagedGame) =>
    markup([rowOf(game, "Mudcats")]).match(/<(?:button|a|span class="size-11)/g)?.length;
  expect(places(GAME)).toBe(4);
  expect(places({ ...GAME, isCompleted: true, phase: "final" })).toBe(4);
});
