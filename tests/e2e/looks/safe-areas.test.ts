import type { Page } from "@playwright/test";
import { starters, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

/** What an iPhone with a notch and a home indicator takes from the edges, upright and on its side. */
const UPRIGHT = { screen: { width: 390, height: 844 }, edges: { top: 47, bottom: 34 } };
const ON_ITS_SIDE = {
  screen: { width: 844, height: 390 },
  edges: { left: 47, right: 47, bottom: 21 },
};
type Held = typeof UPRIGHT | typeof ON_ITS_SIDE;

test("nothing that can be tapped lies under a notch or a home indicator, upright and on its side", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ viewport: UPRIGHT.screen });
  const hold = await holder(phone);
  const live = new LiveScreen(phone, await untouchedGame(server));
  await hold(UPRIGHT);
  await signIn(phone, DEMO.scorer);
  await expect(phone.getByTestId("game-card").first()).toBeVisible();
  await bothWays("the games");
  await phone.getByRole("button", { name: "Menu" }).click();
  await expect(phone.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await bothWays("the menu");
  await phone.keyboard.press("Escape");

  await live.open();
  await expect(phone.getByRole("button", { name: "Continue" })).toBeVisible();
  await bothWays("the gate");
  await live.chooseRosters(starters(live.game));
  await bothWays("the live screen");
  await phone.getByRole("button", { name: "TACKLE", exact: true }).click();
  await expect(phone.getByRole("dialog")).toBeVisible();
  await bothWays("a sheet");
  await phone.keyboard.press("Escape");
  await phone.getByRole("button", { name: "Finalize Game" }).click();
  await expect(phone.getByRole("alertdialog")).toBeVisible();
  await bothWays("a question");

  async function bothWays(what: string): Promise<void> {
    for (const held of [ON_ITS_SIDE, UPRIGHT]) {
      await hold(held);
      await expect.poll(() => underEdges(phone, held), { message: what }).toEqual([]);
    }
  }
});

async function holder(phone: Page): Promise<(held: Held) => Promise<void>> {
  const cdp = await phone.context().newCDPSession(phone);
  return async ({ screen, edges }) => {
    await phone.setViewportSize(screen);
    await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets: edges });
  };
}

type Edges = { top?: number; left?: number; right?: number; bottom?: number };

/** What lies in the strips along the edges and cannot be scrolled out of them, by its words. */
async function underEdges(phone: Page, { edges }: Held): Promise<string[]> {
  const { top = 0, left = 0, right = 0, bottom = 0 }: Edges = edges;
  await scrollAll(phone, "to the start");
  const atStart = await tappableIn(phone, { top, left, right, bottom: 0 });
  await scrollAll(phone, "to the end");
  return [...atStart, ...(await tappableIn(phone, { top: 0, left, right, bottom }))];
}

function scrollAll(phone: Page, where: "to the start" | "to the end"): Promise<void> {
  return phone.evaluate((isStart) => {
    scrollTo(0, isStart ? 0 : document.body.scrollHeight);
    for (const each of document.querySelectorAll("*")) {
      if (getComputedStyle(each).overflowY !== "auto") continue;
      each.scrollTop = isStart ? 0 : each.scrollHeight;
    }
  }, where === "to the start");
}

function tappableIn(phone: Page, edges: Required<Edges>): Promise<string[]> {
  return phone.evaluate(({ top, left, right, bottom }) => {
    const found = new Set<string>();
    for (let y = 2; y < innerHeight; y += 4) {
      for (let x = 2; x < innerWidth; x += 4) {
        const isAcross = x >= left && x < innerWidth - right;
        if (isAcross && y >= top && y < innerHeight - bottom) continue;
        const met = document.elementFromPoint(x, y)?.closest("a, button, label, select, input");
        const words = met?.getAttribute("aria-label") ?? met?.textContent ?? "";
        if (met) found.add(`${met.tagName} ${words} at ${x}, ${y}`);
      }
    }
    return [...found];
  }, edges);
}
