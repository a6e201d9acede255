import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { makeManagedGame } from "../../../../tests/helpers/builders/make-managed-game.ts";
import type { ManagedGame } from "../../../domain/season/clubs/managed-game.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { clubMessages } from "../club-messages.ts";
import { GameActions } from "./game-actions.tsx";
import { GameRows } from "./game-rows.tsx";
import { GameTable, type ListedRow } from "./game-table.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";

const GAME = makeManagedGame({ gameTime: "19:45" });

const nothing = () => {};
const on = { onEdit: nothing, onResult: nothing, onArchive: nothing };
const names = { nameOf: () => "Mudcats", shortOf: () => "Mudcats" };

const inAdminPage = (list: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AdminPage
        words={{ ...clubMessages, ...gameWorkMessages.page }}
        above={null}
        query={{ status: "ready", value: null }}
        isOffline={false}
        reload={async () => {}}
      >
        {() => list}
      </AdminPage>
    </MemoryRouter>,
  );

const rowOf = (game: ManagedGame, visitor: string): ListedRow => ({
  game,
  visitor,
  home: "Brotherhood United",
  day: "Sat, Nov 28",
  time: "7:45 PM",
  on: undefined,
});

const tableOf = (row: ListedRow) =>
  inAdminPage(<GameTable parts={[{ title: "Past", rows: [row] }]} {...names} {...on} />);

test("a name is whole on two lines, and where even these have no room, short (D72)", () => {
  expect(tableOf(rowOf(GAME, "Midtown Mudcats of the Park"))).toMatch(
    /\[--lines:2\]"><span class="name-fit" data-short="Mudcats">Midtown Mudcats of the Park</,
  );
});

test("a row has Result and More in every width, and an archived game Restore", () => {
  const actions = (game: ManagedGame) =>
    inAdminPage(<GameActions game={game} title="Mudcats at Owls" {...on} />).match(
      /(?<=>)(?:Result|Edit|Passes|Archive|Restore|More)(?=<)/g,
    );
  expect(actions(GAME)).toEqual(["Result", "More"]);
  expect(actions({ ...GAME, archivedAt: "2026-11-28T10:00:00Z" })).toEqual(["Restore", "More"]);
});

test("who scores a game stands above its badge and buttons, where a phone has the whole width", () => {
  const running = { gameId: GAME.id, visitor: "", home: "", visitorScore: 0, homeScore: 0 };
  const cards = inAdminPage(
    <GameRows
      parts={{ coming: [GAME], past: [] }}
      running={[{ ...running, seen: [] }]}
      folded={0}
      onUnfold={nothing}
      {...names}
      {...on}
    />,
  );
  expect(cards).toMatch(/<div [^>]*><p>Nobody heard[^<]+<\/p><\/div><div class="flex/);
});
