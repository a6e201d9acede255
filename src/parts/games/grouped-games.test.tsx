import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { GameStatus } from "../../domain/game/game-status.ts";
import { groupGames } from "../../domain/season/game-groups.ts";
import { GroupedGames } from "./grouped-games.tsx";

const TODAY = "2026-11-21";
const listed = (
  id: string,
  status: GameStatus,
  more: { gameDate?: string; isOwn?: true } = {},
) => ({
  game: makeGame({ id, gameDate: more.gameDate ?? TODAY }),
  visitorName: "Falcons",
  homeName: "Storm",
  status,
  ...(more.isOwn && { isOwn: more.isOwn }),
});
const next = listed("next", "scheduled");
const running = listed("running", "in_progress");
const own = listed("own", "in_progress", { gameDate: "2026-11-14", isOwn: true });

it.each([
  ["the scorekeeper's own running game", "own", [next, running, own]],
  ["another running game", "running", [next, running]],
  ["the next one to be played", "next", [next]],
] as const)("the picker's filled button is that of %s", (_, id, games) => {
  const markup = renderToStaticMarkup(
    <GroupedGames
      groups={groupGames(games, TODAY)}
      card={({ game }, isMain) => isMain && <p>{game.id}</p>}
    />,
  );
  expect(markup.match(/<p>\w+<\/p>/g)).toEqual([`<p>${id}</p>`]);
});
