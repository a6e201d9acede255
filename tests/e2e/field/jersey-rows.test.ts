import { untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

test("with more players than a row, a phone shows all numbers of a team in one look, at places that never move (D29)", async ({
  server,
  newPhone,
}) => {
  const game = await untouchedGame(server);
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  const live = new LiveScreen(phone, game);
  await live.open();
  await live.chooseRosters({ visitor: game.visitor.players, home: game.home.players });
  const jerseysOf = (name: string) =>
    phone.getByRole("group", { name, exact: true }).getByRole("button", { includeHidden: false });
  const placesOf = async (name: string) => {
    const jerseys = await jerseysOf(name).all();
    return Promise.all(jerseys.map((jersey) => jersey.boundingBox()));
  };

  const visitors = await placesOf(game.visitor.name);
  expect(visitors.length).toBeGreaterThan(12);
  expect(visitors).toHaveLength(game.visitor.players.length);
  const grid = await phone.getByTestId("stat-grid").boundingBox();
  for (const place of visitors) {
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect(place?.width).toBeGreaterThanOrEqual(44);
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0);
  }
  await expect(jerseysOf(game.home.name)).toHaveCount(0);

  await live.record(
    { stat: "tackle", side: "home", player: game.home.players.length - 1 },
    "player-first",
  );
  await live.record({ stat: "sack", side: "visitor", player: 0 }, "player-first");
  await expect(phone.getByTestId("feed-entry")).not.toHaveCount(0);
  expect(await placesOf(game.visitor.name)).toEqual(visitors);
});
