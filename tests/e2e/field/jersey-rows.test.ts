import type { Page } from "@playwright/test";
import { allSaved, starters, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

/** Short phones, upright and lying, and high ones, besides the size that interface.md draws. */
const PHONES = [
  [360, 740],
  [390, 844],
  [320, 640],
  [360, 640],
  [320, 568],
  [740, 360],
  [844, 390],
] as const;

/** Runs in the page: what is not whole on the screen. One call, because a team has twenty. */
function partlyHidden(all: Element[]): Promise<(string | null)[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      const hidden = seen.filter(({ intersectionRatio }) => intersectionRatio < 0.99);
      resolve(hidden.map(({ target }) => target.textContent));
    });
    for (const one of all) observer.observe(one);
  });
}

/** Rows of both teams that a phone has room for; under 700 px one team shows. */
const roomForRows = (width: number, height: number) =>
  width < 360 || height < 720 ? 0 : height < 820 ? 4 : 6;

/** Heights where the buttons have the least room: rows or columns change there. */
const TIGHT = [568, 599, 606, 640, 652, 717, 764, 811] as const;

/** In pixels, of the lowest stat button. */
const lowestStat = (phone: Page) =>
  phone
    .getByTestId("stat-grid")
    .locator(".lv-stat")
    .evaluateAll((stats) => Math.min(...stats.map((stat) => stat.getBoundingClientRect().height)));

/** Controls outside the screen, covered, or under 44 px. */
const troubles = (phone: Page) =>
  phone.evaluate(() => {
    const found: string[] = [];
    const isDrawn = (part: Element) => part.getClientRects().length > 0;
    for (const button of [...document.querySelectorAll(".lv button")].filter(isDrawn)) {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      const name = button.getAttribute("aria-label") ?? button.textContent;
      const feed = document.querySelector(".fd-list");
      const isInFeed = feed?.contains(button) ?? false;
      if (width < 44 || height < 44) found.push(`${name}: ${width} x ${height}`);
      if (left < 0 || right > innerWidth || top < 0 || (bottom > innerHeight && !isInFeed)) {
        found.push(`${name}: out of the screen`);
      }
      if (isInFeed) continue;
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!button.contains(onTop)) found.push(`${name}: covered`);
      if (button.scrollWidth > button.clientWidth) found.push(`${name}: cut`);
    }
    return found;
  });

/** Places that each shown team leaves empty: with rows filled evenly fewer than it has rows. */
function emptyPlaces(): number {
  const isDrawn = (cell: Element) => cell.getClientRects().length > 0;
  const switches = [...document.querySelectorAll(".lv-swap")].filter(isDrawn);
  const empty = [...document.querySelectorAll(".lv-rail")].map((rail) => {
    const cells = [...rail.querySelectorAll("[data-player-id]")].filter(isDrawn);
    if (cells.length === 0) return 0;
    const all = [...cells, ...switches].map((cell) => cell.getBoundingClientRect());
    const rows = new Set(all.map(({ top }) => top));
    const columns = new Set(all.map(({ left }) => left));
    return rows.size * columns.size - all.length;
  });
  return Math.max(...empty);
}

/** Pixels between jerseys and the team's stripe at their left, and the row above that switches the team. */
function roomAround(): number[] {
  const rail = document.querySelector('.lv-rail[data-shown="true"]');
  const jerseys = [...(rail?.querySelectorAll("[data-player-id]") ?? [])];
  const places = jerseys.map((jersey) => jersey.getBoundingClientRect());
  const stripe = rail === null ? 0 : Number.parseFloat(getComputedStyle(rail, "::before").width);
  const teams = document.querySelector(".lv-teams")?.getBoundingClientRect();
  const switches = [...document.querySelectorAll(".lv-swap")].map((cell) => cell.getClientRects());
  const lefts = [...places, ...switches.flatMap((rects) => [...rects])].map(({ left }) => left);
  const below = Math.min(...places.map(({ top }) => top)) - (teams?.bottom ?? 0);
  return [Math.min(...lefts) - stripe, ...(teams?.height ? [below] : [])];
}

test("with two rows of players a team, a phone shows all numbers of both at places that never move (D29); three rows leave the stat buttons 56 px and the feed two plays, under 700 px of height one (interface.md)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await test.step("two rows: all numbers of both teams in one look, at places that never move (D29)", async () => {
    const game = await untouchedGame(server);
    const live = new LiveScreen(phone, game);
    await live.open();
    const rosters = {
      visitor: game.visitor.players.slice(0, 14),
      home: game.home.players.slice(0, 14),
    };
    await live.chooseRosters(rosters);
    const jerseysOf = (name: string) =>
      phone.getByRole("group", { name, exact: true }).getByRole("button", { includeHidden: false });
    const placesOf = (name: string) =>
      jerseysOf(name).evaluateAll((jerseys) =>
        jerseys.map((jersey) => jersey.getBoundingClientRect().toJSON() as DOMRect),
      );

    await expect(jerseysOf(game.visitor.name)).toHaveCount(rosters.visitor.length);
    await expect(jerseysOf(game.home.name)).toHaveCount(rosters.home.length);
    await phone.evaluate(async () => void (await document.fonts.ready));
    const visitors = await placesOf(game.visitor.name);
    const homePlayers = await placesOf(game.home.name);
    expect(Math.max(visitors.length, homePlayers.length)).toBeGreaterThan(12);
    const grid = await phone.getByTestId("stat-grid").boundingBox();
    for (const place of [...visitors, ...homePlayers]) {
      expect(place?.height).toBeGreaterThanOrEqual(44);
      expect(place?.width).toBeGreaterThanOrEqual(44);
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0);
    }
    await expect(phone.getByRole("button", { name: /; switch to / })).toHaveCount(0);

    await live.record(
      { stat: "tackle", side: "home", player: rosters.home.length - 1 },
      "player-first",
    );
    await live.record({ stat: "sack", side: "visitor", player: 0 }, "player-first");
    await expect(phone.getByTestId("feed-entry")).not.toHaveCount(0);
    expect(await placesOf(game.visitor.name)).toEqual(visitors);
    expect(await placesOf(game.home.name)).toEqual(homePlayers);
    await allSaved(live);
  });

  await test.step("three rows of jerseys leave the stat buttons 56 px on a phone of 360×740, the feed two plays (interface.md)", async () => {
    const game = await untouchedGame(server);
    const live = new LiveScreen(phone, game);
    await live.open();
    await live.chooseRosters({
      visitor: game.visitor.players.slice(0, 7),
      home: game.home.players.slice(0, 8),
    });
    await live.record({ stat: "tackle", side: "visitor", player: 0 }, "stat-first");
    await live.record({ stat: "sack", side: "home", player: 1 }, "stat-first");
    await expect.poll(() => lowestStat(phone)).toBeGreaterThanOrEqual(56);
    await expect.poll(() => troubles(phone)).toEqual([]);
    for (const at of [0, 1]) {
      await expect(phone.getByTestId("feed-entry").nth(at)).toBeInViewport({ ratio: 0.95 });
    }
    await allSaved(live);
  });

  await test.step("under 700 px of height the stat buttons get their 56 px before the feed gets a second play (interface.md)", async () => {
    const game = await untouchedGame(server);
    const live = new LiveScreen(phone, game);
    await live.open();
    await live.chooseRosters(starters(game));
    await live.record({ stat: "tackle", side: "visitor", player: 0 }, "stat-first");
    await live.record({ stat: "rush", side: "home", player: 1 }, "stat-first");
    for (const height of [640, 667, 684, 699]) {
      await test.step(`${height} px`, async () => {
        await phone.setViewportSize({ width: 360, height });
        await expect.poll(() => lowestStat(phone)).toBeGreaterThanOrEqual(56);
        await expect.poll(() => troubles(phone)).toEqual([]);
        await expect(phone.getByTestId("feed-entry").first()).toBeInViewport({ ratio: 0.95 });
      });
    }
  });
});

test("high phones leave the stat buttons 56 px beside both teams' jerseys, and the feed three plays where they fit", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  for (const { size, players, plays, periods, least } of [
    { size: [412, 915], players: [14, 15], plays: 3, periods: "none", least: 56 },
    { size: [375, 812], players: [8, 8], plays: 2, periods: "quarters", least: 56 },
    { size: [360, 740], players: [7, 8], plays: 2, periods: "quarters", least: 56 },
  ] as const) {
    await test.step(`${size.join("×")}, ${players.join(" and ")} players, clock: ${periods}`, async () => {
      await server.arrange("update public.leagues set periods = $1, period_minutes = 12", [
        periods,
      ]);
      const game = await untouchedGame(server);
      const live = new LiveScreen(phone, game);
      await live.open();
      await live.chooseRosters({
        visitor: game.visitor.players.slice(0, players[0]),
        home: game.home.players.slice(0, players[1]),
      });
      for (const player of [0, 1, 2]) {
        await live.record({ stat: "rush", side: "visitor", player }, "stat-first");
      }
      await allSaved(live);
      await phone.setViewportSize({ width: size[0], height: size[1] });
      await expect.poll(() => lowestStat(phone)).toBeGreaterThanOrEqual(least);
      await expect.poll(() => troubles(phone)).toEqual([]);
      for (let at = 0; at < plays; at += 1) {
        await expect(phone.getByTestId("feed-entry").nth(at)).toBeInViewport({ ratio: 0.95 });
      }
    });
  }
});

test("short and lying phones show all numbers of a team of 6 to 20, every stat and the newest play at once (D29)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { visitor, home } = await untouchedGame(server);
  // The widest letters, for the cell that switches the team.
  for (const [{ id }, code] of [
    [visitor, "WWW"],
    [home, "MMM"],
  ] as const) {
    await server.arrange("update public.teams set code = $2 where id = $1", [id, code]);
    await server.arrange(
      `insert into public.players (team_id, season_id, name, jersey_number)
       select t.id, t.season_id, 'Ada ' || letter || 'Papadimitrakopoulou', at::text
       from public.teams t, unnest(string_to_array('A B C D E F G H', ' ')) with ordinality as extra(letter, at)
       where t.id = $1`,
      [id],
    );
  }
  const game = await untouchedGame(server);
  await signIn(phone, DEMO.scorer);
  const live = new LiveScreen(phone, game);
  await live.open();
  const from = (start: number, end: number) => ({
    visitor: game.visitor.players.slice(start, end),
    home: game.home.players.slice(start, end),
  });
  await live.chooseRosters(from(0, 6));
  await live.record({ stat: "tackle", side: "visitor", player: 0 }, "stat-first");
  const jerseysOf = (name: string) =>
    phone.getByRole("group", { name, exact: true }).locator("[data-player-id]");
  const jerseys = jerseysOf(game.visitor.name);
  const homeJerseys = jerseysOf(game.home.name);
  let checkedIn = 6;
  for (const count of [6, 8, 12, 16, 20]) {
    await phone.setViewportSize({ width: 360, height: 740 });
    if (count > checkedIn) {
      await phone.getByRole("button", { name: "Adjust Roster" }).click();
      const dialog = phone.getByRole("dialog", { name: "Adjust Game Roster" });
      await live.tick(dialog, from(checkedIn, count));
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(dialog).toHaveCount(0);
      checkedIn = count;
    }
    await test.step(`${count} players a team: stat buttons are 48 px high at least, and 56 at 360×640 up to 12`, async () => {
      for (const height of TIGHT) {
        await phone.setViewportSize({ width: 360, height });
        await expect
          .poll(() => lowestStat(phone), { message: `${height} px` })
          .toBeGreaterThanOrEqual(count < 14 && height === 640 ? 56 : 48);
      }
    });
    for (const [width, height] of PHONES) {
      await test.step(`${count} players a team at ${width}×${height}`, async () => {
        await phone.setViewportSize({ width, height });
        await expect(jerseys).toHaveCount(count);
        await expect.poll(() => jerseys.evaluateAll(partlyHidden)).toEqual([]);
        const showsBoth = 2 * Math.ceil(count / 7) <= roomForRows(width, height);
        await expect(homeJerseys.filter({ visible: true })).toHaveCount(showsBoth ? count : 0);
        await expect.poll(() => troubles(phone)).toEqual([]);
        for (const gap of await phone.evaluate(roomAround)) expect(gap).toBeGreaterThanOrEqual(4);
        if (count > 7) await expect.poll(() => phone.evaluate(emptyPlaces)).toBeLessThan(3);
        await expect(phone.getByTestId("feed-entry").first()).toBeInViewport({ ratio: 0.95 });
        await expect(phone.getByTestId("score-home")).toBeInViewport({ ratio: 1 });
        await expect(phone.getByTestId("sync-status")).toBeInViewport({ ratio: 1 });
      });
    }
  }
  await test.step("where one team shows, its numbers stay at their places after a play", async () => {
    await phone.setViewportSize({ width: 360, height: 640 });
    await expect(homeJerseys.filter({ visible: true })).toHaveCount(0);
    const places = () =>
      jerseys.evaluateAll((all) =>
        all.map((jersey) => {
          const { x, y, width, height } = jersey.getBoundingClientRect();
          return [jersey.getAttribute("data-player-id"), x, y, width, height];
        }),
      );
    const before = await places();
    expect(before).toHaveLength(20);
    await live.record({ stat: "rush", side: "visitor", player: 19 }, "player-first");
    await live.record({ stat: "tackle", side: "visitor", player: 1 }, "player-first");
    expect(await places()).toEqual(before);
  });
  const over = () =>
    phone.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".lv, .lv-side, .lv-enter")].map(
        (part) => part.scrollHeight - part.clientHeight,
      ),
    );
  const show = (theme: string) =>
    phone.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  await test.step("20 players a team in the sun, whose lines are thicker: nothing scrolls", async () => {
    await show("sun");
    for (const [width, height] of [
      [320, 568],
      [740, 360],
    ] as const) {
      await phone.setViewportSize({ width, height });
      await expect.poll(over).toEqual([0, 0, 0, 0, 0]);
    }
    await show("light");
  });
  await test.step("20 players a team and a game clock on low phones (D71): nothing scrolls", async () => {
    await allSaved(live);
    await server.arrange("update public.leagues set periods = 'quarters', period_minutes = 12", []);
    await phone.setViewportSize({ width: 320, height: 568 });
    // The home team stays chosen over the reload, here for somebody whose network failed.
    const toHome = phone.getByRole("button", { name: `; switch to ${game.home.name}` });
    // It shows the code of the team that shows, and that of the team it leads to.
    await expect(toHome).toHaveText("WWWMMM");
    await expect(toHome).toHaveAccessibleName(/^WWW MMM: players of /);
    await toHome.click();
    const toVisitor = phone.getByRole("button", { name: `; switch to ${game.visitor.name}` });
    await expect(toVisitor).toHaveText("MMMWWW");
    await phone.reload();
    await expect(phone.getByRole("group", { name: "Game clock" })).toBeVisible();
    await expect(homeJerseys.filter({ visible: true })).toHaveCount(20);
    await expect(jerseys.filter({ visible: true })).toHaveCount(0);
    await phone.getByRole("button", { name: `; switch to ${game.visitor.name}` }).click();
    await expect(jerseys).toHaveCount(20);
    for (const theme of ["light", "sun"]) {
      await show(theme);
      for (const [width, height] of [
        [320, 568],
        [360, 600],
      ] as const) {
        await phone.setViewportSize({ width, height });
        await expect.poll(() => troubles(phone)).toEqual([]);
        await expect.poll(over).toEqual([0, 0, 0, 0, 0]);
      }
    }
  });
});
