import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { isWidget, PUBLIC_ROUTES } from "../support/public-routes.ts";
import { FALL, seasonId } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";
import { shownLeague } from "../support/shown-league.ts";

const TEAM_WORD = "Donaudampfschifffahrtsgesellschaft";
const PLAYERS = [
  "Maximiliane Alexandrina von Hohenberg-Schwarzenstein-Lüdingh",
  "Kim Featherstonehaugh-Cholmondeley-Marjoribanks",
] as const;
const SURNAMES = PLAYERS.flatMap((name) => name.split(/[\s-]/).slice(-3));

/** A line may end between the parts of a surname, but inside none of them. */
async function lengthenNames(server: E2eServer): Promise<void> {
  await server.arrange("update public.teams set name = $1 || ' ' || coalesce(short_name, name)", [
    TEAM_WORD,
  ]);
  await server.arrange(
    "update public.players set name = case hashtext(id::text) % 2 when 0 then $1 else $2 end",
    [...PLAYERS],
  );
}

/** Returns these words where two lines, an edge, a clamp or an ellipsis take a part of one away. */
function brokenIn(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, words) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility({ contentVisibilityAuto: true })) continue;
        if (parent.closest(".sr-only, svg, option") !== null) continue;
        for (const word of (text.textContent ?? "").matchAll(new RegExp(words.join("|"), "g"))) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const { left, right, bottom } = range.getBoundingClientRect();
          const short = parent.closest("[data-short]");
          // The short name stands there instead.
          if (short !== null && left > short.getBoundingClientRect().right - 1) continue;
          let isWhole = new Set(lines.map(({ top }) => Math.round(top))).size === 1;
          for (let box: Element | null = parent; box !== root; box = box?.parentElement ?? root) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (/hidden|clip/.test(overflowX) && right > edge.right + 1) isWhole = false;
            if (/hidden|clip/.test(overflowY) && bottom > edge.bottom + 4) isWhole = false;
          }
          if (!isWhole) found.add(`${word[0]} in ${parent.outerHTML.slice(0, 160)}`);
        }
      }
      return [...found];
    },
    [TEAM_WORD, ...SURNAMES],
  );
}

async function expectWholeNames(page: Page, where: string, part = page.locator("body")) {
  await expect.poll(() => brokenIn(part), { message: where }).toEqual([]);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px no long name loses a part of its surname or breaks inside a word`, async ({
    server,
    newPhone,
  }) => {
    const league = await shownLeague(server.service);
    await lengthenNames(server);
    const page = await newPhone({ viewport });
    for (const route of PUBLIC_ROUTES.filter((each) => !isWidget(each))) {
      await page.goto(route.address(league));
      await expect(route.figures(page)).toBeVisible();
      await expectWholeNames(page, route.name);
    }
    await page.goto(`/games/${league.gameId}/sheet`);
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectWholeNames(page, "the score sheet", page.getByRole("article"));

    await signIn(page, DEMO.admin);
    await page.goto("/admin/penalties");
    const add = page.getByRole("button", { name: "Add Penalty" });
    await expect(add).toBeVisible();
    await expectWholeNames(page, "penalties");
    await add.click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectWholeNames(page, "the players of a new penalty");
    await page.goto(`/admin/seasons/${await seasonId(server.service, FALL)}/games`);
    await expect(page.getByRole("button", { name: "Add Game" })).toBeVisible();
    await expectWholeNames(page, "an admin's games");
  });
}
