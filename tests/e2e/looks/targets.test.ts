import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { smallTargets } from "../support/looks/small-targets.ts";
import { shownLeague } from "../support/shown-league.ts";
import { walkPublic } from "../support/walk-public.ts";

/** CSS pixels: the least that WCAG 2.2 asks for (2.5.8). */
const LEAST = 24;
const THUMB = 44;

/** Rows with one link, and the one place of each that names it. */
const ONE_LINK: Readonly<Record<string, string>> = {
  review: "li[data-player-id]",
  standings: "main li",
};

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px every link and button of the public screens has 24 px for a finger, and a phone's row with one link its whole height (interface.md "Rules")`, async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone({ viewport, hasTouch: viewport.width < 800 });
    const small: string[] = [];
    const look = async (name: string) => {
      small.push(...(await smallTargets(page, LEAST, "main")).map((each) => `${name}: ${each}`));
    };
    await walkPublic(page, await shownLeague(server.service), async ({ name }) => {
      await look(name);
      const rows = ONE_LINK[name];
      if (viewport.width < 800 && rows !== undefined) {
        small.push(...(await lowRows(page, rows)).map((each) => `${name}: ${each}`));
      }
      if (name !== "review") return;
      await page.getByRole("tab", { name: /^Play-by-Play Timeline/ }).click();
      await expect(page.getByTestId("timeline-play").first()).toBeVisible();
      await look("timeline");
    });
    expect(small).toEqual([]);
  });
}

/** The links of these rows that a thumb misses above or below the name. */
function lowRows(page: Page, rows: string): Promise<string[]> {
  return page.evaluate(
    ([rows, size]) =>
      [...document.querySelectorAll<HTMLElement>(rows)].flatMap((row) => {
        const link = row.querySelector("a");
        if (link === null) return [];
        link.scrollIntoView({ block: "center" });
        const { left, width } = link.getBoundingClientRect();
        const { top, height } = row.getBoundingClientRect();
        const middle = top + height / 2;
        const isMet = [-1, 1].every(
          (way) =>
            document
              .elementFromPoint(left + width / 2, middle + way * (size / 2 - 0.5))
              ?.closest("a") === link,
        );
        return isMet ? [] : [`${link.textContent} in a row of ${height}`];
      }),
    [rows, THUMB] as const,
  );
}
