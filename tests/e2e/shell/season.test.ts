import { DEMO, enterAs, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { holdBack } from "../support/network/hold-back.ts";
import { refuseUntilPressed } from "../support/network/refuse-until-pressed.ts";
import {
  choose,
  FALL,
  note,
  SPRING,
  seasonId,
  showsFall,
  showsSpring,
  trigger,
} from "../support/season-screen.ts";

const LAPTOP = { viewport: { width: 1024, height: 768 } };
const COMING = "Spring 2027 - Demo League";
/** An id in an address that no season has. */
const UNKNOWN = "0d0e0000-0000-4000-8000-00000000dead";
/** A team that only the active season has. */
const ONLY_IN_FALL = "Copper Foxes";

test(
  "a visitor on a laptop chooses another season by keyboard; it is remembered, marked, and left again (P §2, P §4, D7)",
  JOURNEY,
  async ({ newPhone }) => {
    const page = await newPhone(LAPTOP);
    await page.goto("/games");
    await showsFall(page);
    await expect(trigger(page)).toHaveAccessibleName(`Season: ${FALL}`);

    await trigger(page).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("listbox", { name: "Season" });
    await expect(list.getByRole("option")).toHaveText([
      /Spring 2027.*Upcoming/,
      /Fall 2026.*Active/,
      /Spring 2026.*Completed/,
    ]);
    await expect(list.getByRole("option", { selected: true })).toContainText(FALL);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(list).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(trigger(page)).toHaveAccessibleName(`Season: ${SPRING}`);
    await expect(trigger(page)).toBeFocused();
    await showsSpring(page);

    await page.reload();
    await showsSpring(page);
    const counters = await page.getByRole("main").locator(".card:has(dl)").first().boundingBox();
    const above = await note(page).boundingBox();
    expect((counters?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await note(page).getByRole("button", { name: "Back to 2026 Fall" }).click();
    await showsFall(page);
    // The address follows the screen; a reload before it would show what it still names.
    await expect(page).not.toHaveURL(/season=/);
    await page.reload();
    await showsFall(page);
  },
);

test("on a phone the list is a modal with Cancel; every tab keeps its own season, new ones start with the last choice", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await page.goto("/games");
  await expect(trigger(page)).toHaveText("Season: 2026 Fall");
  const other = await page.context().newPage();
  await other.goto("/games");
  await showsFall(other);

  await trigger(page).click();
  const modal = page.getByRole("dialog", { name: "Select Season" });
  await modal.getByRole("button", { name: "Cancel" }).click();
  await expect(modal).toHaveCount(0);
  await showsFall(page);
  await trigger(page).click();
  await modal.getByRole("option", { name: SPRING }).click();
  await showsSpring(page);
  await expect(trigger(page)).toHaveText("Season: 2026 SpringPast");
  const card = page.getByTestId("game-card").first();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThanOrEqual(300);
  const wayBack = note(page).getByRole("button", { name: "Back to 2026 Fall" });
  const lower = async () => {
    const [selector, way] = [await trigger(page).boundingBox(), await wayBack.boundingBox()];
    return (way?.y ?? Number.NaN) - (selector?.y ?? 0);
  };
  await expect.poll(lower, { message: "stands in the selector's row" }).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(wayBack, "lies over no content").not.toBeInViewport();

  await showsFall(other);
  await other.getByRole("link", { name: "Games" }).first().click();
  await showsFall(other);
  const third = await page.context().newPage();
  await third.goto("/games");
  await showsSpring(third);
});

test("a phone's selector tells two seasons of one year and type apart by their names; an import offers no way to another", async ({
  server,
  newPhone,
}) => {
  await server.arrange(
    "update public.seasons set year = 2026, season_type = 'fall' where name = $1",
    [SPRING],
  );
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto("/games");
  await expect(trigger(page)).toHaveText(`Season: ${FALL}`);
  await choose(page, SPRING);
  await expect(trigger(page)).toHaveText(`Season: ${SPRING}Past`);
  const wayBack = page.getByRole("button", { name: `Back to ${FALL}` });
  await expect(wayBack).toBeVisible();
  await page.goto("/admin/import");
  await expect(trigger(page)).toHaveText(`Season: ${SPRING}Past`);
  await expect(wayBack).toHaveCount(0);

  await page.setViewportSize(LAPTOP.viewport);
  await page.goto("/admin");
  const name = trigger(page).getByText(SPRING).filter({ visible: true });
  await expect(name).toBeVisible();
  expect(
    await name.evaluate(
      (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1,
    ),
    "the name is cut",
  ).toBe(false);
  expect((await trigger(page).boundingBox())?.height).toBe(44);
});

test("a season that was looked at opens without the server, and one that was not says so, and comes by itself; the picker lists the selected season's games, marks a past one and leads back", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.scorer);
  await test.step("a season that was looked at opens without the server; one that was not says so, and comes by itself", async () => {
    await waitUntilInstalled(page);
    await showsFall(page);
    await server.stop();
    await page.reload();
    await showsFall(page);
    await choose(page, SPRING);
    await expect(
      page.getByRole("heading", { name: `${SPRING} is not on this device yet` }),
    ).toBeVisible();
    await server.start();
    await page.getByRole("button", { name: "Try Again" }).click();
    await showsSpring(page);

    await server.stop();
    await page.reload();
    await showsSpring(page);
    await choose(page, FALL);
    await showsFall(page);

    await test.step("a link to a season that nobody can ask for says so and stays in the address", async () => {
      await page.goto(`/games?season=${UNKNOWN}`);
      await expect(
        page.getByText(/season of this address is not on this device.*2026 Fall/),
      ).toBeVisible();
      await showsFall(page);
      await expect(page).toHaveURL(new RegExp(`season=${UNKNOWN}$`));
      await server.start();
      await page.reload();
      await expect(page.getByText("That season is not available")).toBeVisible();
      await expect(page).toHaveURL(/\/games$/);
    });
  });

  await test.step("the picker lists the selected season's games, marks a past one and leads back", async () => {
    await choose(page, SPRING);
    await showsSpring(page);
    await page.goto("/collect");
    await expect(
      page.getByRole("heading", { name: "Select Game for Stat Collection" }),
    ).toBeVisible();
    await expect(trigger(page)).toHaveAccessibleName(`Season: ${SPRING}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText(ONLY_IN_FALL)).toHaveCount(0);
    await choose(page, FALL);
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await expect(page.getByText(ONLY_IN_FALL).first()).toBeVisible();
  });
});

test("seasons that cannot be loaded say so, with a way to try again (P §4); a season that the server names no more is forgotten, and with one left the selector is plain text (P §2, P §4)", async ({
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await test.step("seasons that cannot be loaded say so, with a way to try again (P §4)", async () => {
    await refuseUntilPressed(page, /\/rest\/v1\/seasons/, { status: 500, json: {} });
    await page.goto("/games");
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Failed to load seasons")).toBeVisible();
    await page.getByRole("button", { name: "Try Again" }).click();
    await showsFall(page);
    await expect(trigger(page)).toHaveAccessibleName(`Season: ${FALL}`);
  });

  await test.step("a season that the server names no more is forgotten; with one left the selector is plain text (P §2, P §4)", async () => {
    await page.goto("/games");
    await choose(page, SPRING);
    await showsSpring(page);
    // The same as a deleted season; no screen can delete one yet.
    await page.route(/\/rest\/v1\/seasons/, async (route) => {
      const response = await route.fetch();
      const seasons: { name: string }[] = await response.json();
      const left = seasons.filter(({ name }) => name === FALL);
      await route.fulfill({
        response,
        json: left,
        headers: { ...response.headers(), "content-range": `0-${left.length - 1}/${left.length}` },
      });
    });
    await page.reload();
    await showsFall(page);
    await expect(page.getByText("That season is not available")).toBeVisible();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByRole("banner").getByText(FALL)).toBeVisible();
    await expect(trigger(page)).toHaveCount(0);
    // The list may be asked for once more, and its answer outlasts the test.
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("without a server a phone's row says whole what failed, and the offline mark covers nothing", async ({
  newPhone,
}) => {
  const page = await newPhone({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked|Failed to load resource/,
  });
  await page.route(/\/(rest|auth|functions)\/v1\//, (route) => route.abort());
  await page.goto("/games");
  const mark = page.getByRole("button", { name: "Offline" });
  await expect(mark).toBeVisible();
  const words = page.getByText("Failed to load seasons");
  const cut = () => words.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Standings" })).toHaveCount(0);
  await page.goto("/guide");
  await expect(
    page.getByRole("contentinfo").getByRole("button", { name: "Offline" }),
  ).toBeVisible();
  await expect(mark).toHaveCount(1);
});

test("a link shows the season that was shared, in that tab; its place in the history keeps it (P §4, D7)", async ({
  server,
  newPhone,
}) => {
  const sender = await newPhone({
    ...LAPTOP,
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked/,
  });
  const ways = sender.getByRole("navigation", { name: "Main" });
  await sender.goto("/games?show=completed");
  await showsFall(sender);
  await ways.getByRole("link", { name: "Standings" }).click();
  await showsFall(sender);
  await choose(sender, SPRING);
  await showsSpring(sender);
  await expect(sender).toHaveURL(/\/standings\?season=[\da-f-]{36}$/);
  const shared = sender.url();

  await test.step("the way to another screen is of that season; Back and Forward show each as it stood", async () => {
    await ways.getByRole("link", { name: "Teams" }).click();
    await showsSpring(sender);
    await expect(sender).toHaveURL(/\/teams\?season=/);
    await sender.goBack();
    await expect(sender).toHaveURL(shared);
    await showsSpring(sender);
    const written = await sender.evaluateHandle(() => {
      const addresses: string[] = [];
      const write = history.replaceState.bind(history);
      history.replaceState = (state, unused, url) => {
        addresses.push(String(url));
        write(state, unused, url);
      };
      return addresses;
    });
    await sender.goBack();
    await expect(sender).toHaveURL(/\/games\?show=completed$/);
    await showsFall(sender);
    // An address written on arrival would undo a Forward that follows at once.
    expect(await written.jsonValue()).toEqual([]);
    await sender.goForward();
    await expect(sender).toHaveURL(shared);
    await showsSpring(sender);
    // A Forward at once: the way back is still being read.
    await sender.evaluate(async () => {
      history.back();
      await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.forward();
      await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    });
    await showsSpring(sender);
    await expect(sender).toHaveURL(shared);
  });

  await test.step("Back arrives also where the screen's part comes slowly, and another season shows until then", async () => {
    await ways.getByRole("link", { name: "Teams" }).click();
    await showsSpring(sender);
    await expect(sender).toHaveURL(/\/teams\?season=/);
    await choose(sender, COMING);
    await expect(sender).not.toHaveURL(
      new RegExp(new URL(shared).searchParams.get("season") ?? ""),
    );
    await sender.reload();
    await expect(trigger(sender)).toHaveAccessibleName(`Season: ${COMING}`);
    const letGo = await holdBack(sender, /standings-page/);
    await sender.goBack();
    await expect(sender).toHaveURL(shared);
    await expect(trigger(sender)).toHaveAccessibleName(`Season: ${SPRING}`);
    letGo();
    await expect(sender.getByRole("heading", { level: 1 })).toHaveText("Team Standings");
    await expect(sender).toHaveURL(shared);
    await showsSpring(sender);
  });

  await test.step("a filter written beside a choice of season takes neither back, whichever stands in the address first", async () => {
    const completed = sender.getByRole("radio", { name: /^Completed/ });
    const both = new RegExp(
      `/games\\?season=${await seasonId(server.service, COMING)}&show=completed$`,
    );
    for (const order of ["the filter first", "the season first"]) {
      await sender.goto(`/games?${new URL(shared).searchParams}`);
      await showsSpring(sender);
      await trigger(sender).click();
      const option = await sender.getByRole("option", { name: COMING }).elementHandle();
      const filter = await completed.elementHandle();
      await sender.evaluate(
        ({ option, filter, order }) => {
          const click = (element: Element | null) =>
            element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          const write = history.replaceState.bind(history);
          history.replaceState = (...place) => {
            write(...place);
            history.replaceState = write;
            // After the router's own step and before React draws it.
            if (order === "the season first") void Promise.resolve().then(() => click(filter));
          };
          click(option);
          if (order === "the filter first") click(filter);
        },
        { option, filter, order },
      );
      await expect(sender, order).toHaveURL(both);
      await expect(trigger(sender), order).toHaveAccessibleName(`Season: ${COMING}`);
      await expect(completed, order).toBeChecked();
    }
  });

  const reader = await newPhone();
  await test.step("whoever opens it sees that season, and only there", async () => {
    await reader.goto(shared);
    await showsSpring(reader);
    await expect(reader).toHaveURL(shared);
    await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute("href", shared);
    await reader
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Games" })
      .click();
    await expect(reader).toHaveURL(/\/games\?season=/);
    await showsSpring(reader);
    await reader.reload();
    await showsSpring(reader);
    const other = await reader.context().newPage();
    await other.goto("/games");
    await showsFall(other);
    await expect(other).toHaveURL(/\/games$/);
  });

  await test.step("Back to the active season leaves the rest of the address alone", async () => {
    await reader.goto(`${new URL(shared).pathname}?from=mail&${new URL(shared).search.slice(1)}`);
    await showsSpring(reader);
    await note(reader).getByRole("button", { name: "Back to 2026 Fall" }).click();
    await showsFall(reader);
    await expect(reader).toHaveURL(/\/standings\?from=mail$/);
  });

  await test.step("what is no season says so once, and the active one shows", async () => {
    for (const asked of [UNKNOWN, "%3Cb%3E"]) {
      await reader.goto(`/games?show=completed&season=${asked}`);
      const gone = reader.getByText(/^That season is not available.* This is 2026 Fall\.$/);
      await expect(gone).toBeVisible();
      await showsFall(reader);
      await expect(reader).toHaveURL(/\/games\?show=completed$/);
      await reader.getByRole("link", { name: "Teams" }).first().click();
      await showsFall(reader);
      await expect(gone).toHaveCount(0);
    }
  });
});

test("a visitor's link to a season that needs a sign-in says so, keeps it and leads to it (D4, D10)", async ({
  server,
  newPhone,
}) => {
  await server.arrange("update public.app_settings set public_browsing = 'live_season'", []);
  const spring = await seasonId(server.service, SPRING);
  const page = await newPhone();
  await page.goto(`/standings?season=${spring}`);
  const needsSignIn = page.getByText(
    /not open to visitors: it needs a sign-in.* This is 2026 Fall/,
  );
  await expect(needsSignIn).toBeVisible();
  await showsFall(page);
  await page.getByRole("banner").getByRole("link", { name: "Teams" }).click();
  await expect(page).toHaveURL(new RegExp(`/teams\\?season=${spring}$`));
  await expect(needsSignIn).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await enterAs(page, DEMO.viewer);
  await showsSpring(page);
  await expect(page).toHaveURL(new RegExp(`/teams\\?season=${spring}$`));
  await expect(needsSignIn).toHaveCount(0);

  await test.step("what is no season for members either says so after the sign-in", async () => {
    const other = await newPhone();
    await other.goto(`/games?season=${UNKNOWN}`);
    await expect(other.getByText("needs a sign-in")).toBeVisible();
    await other.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await enterAs(other, DEMO.viewer);
    await expect(other.getByText("That season is not available")).toBeVisible();
    await expect(other).toHaveURL(/\/games$/);
    await showsFall(other);
  });
});
