import type { Page } from "@playwright/test";
import { LEADER_TABS } from "../../../src/domain/standings/leaders/leader-lists.ts";
import { widgetAddress } from "../../../src/parts/embed/widget-address.ts";
import { WIDGET_KINDS } from "../../../src/parts/embed/widget-kinds.ts";
import { DEFAULT_WIDGET } from "../../../src/parts/embed/widget-parameters.ts";
import { expect, JOURNEY, test } from "../support/fixtures.ts";

const LONG_NAMES: Readonly<Record<string, string>> = {
  "Iron Larks": "Donaudampfschifffahrtsgesellschaftskapitäne United Hamburg",
  "Copper Foxes": "The Unreasonably Long Bombers of Saint-Étienne-du-Rouvray",
};

/** Every page of every kind. */
const PAGES = WIDGET_KINDS.flatMap((kind) =>
  (kind === "stats" ? LEADER_TABS : (["team"] as const)).map((tab) => [kind, tab] as const),
);

const WIDTHS = [300, 360, 420, 600, 900];

/** A face's status in the page, such as "Archivo 400 850 loaded". */
const loadedFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family, weight }) => `${family.replaceAll('"', "")} ${weight}`),
  );

test(
  "a team's name is whole on its line or short, no word is broken, and the asterisk stays with its name (D49, D72)",
  JOURNEY,
  async ({ newPhone, server }) => {
    const page = await newPhone();
    for (const names of ["of the demo league", "long"]) {
      if (names === "long") {
        for (const [name, long] of Object.entries(LONG_NAMES)) {
          const teams = server.service.from("teams").select("id").eq("name", name);
          for (const { id } of (await teams.throwOnError()).data) {
            const renaming = { p_team_id: id, p_changes: { name: long } };
            await server.service.rpc("update_team", renaming).throwOnError();
          }
        }
      }
      let shortened = 0;
      for (const [kind, tab] of PAGES) {
        for (const isCompact of [false, true]) {
          await page.goto(widgetAddress("", { ...DEFAULT_WIDGET, isCompact, tab }, kind));
          await expect(page.locator("main [dir=auto]").first()).toBeAttached();
          await expect.poll(() => loadedFaces(page)).toContain("Archivo 400 850");
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 740 });
            const { faults, short } = await namesOf(page);
            expect(faults, `${kind}, ${tab}, ${width} px, compact: ${isCompact}`).toEqual([]);
            shortened += short;
          }
        }
      }
      expect(shortened, "short names, so that the rule has been tried").toBeGreaterThan(5);
    }
  },
);

/** What is wrong with the names and fields in the page, and how many names are short. */
function namesOf(page: Page): Promise<{ faults: string[]; short: number }> {
  return page.evaluate(() => {
    const faults: string[] = [];
    let short = 0;
    const textOf = (element: Element) => {
      const range = document.createRange();
      if (element.firstChild !== null) range.selectNode(element.firstChild);
      return range.getBoundingClientRect();
    };
    /** The tops of the lines that each word stands on. */
    const linesOf = (node: Node) =>
      [...(node.textContent ?? "").matchAll(/[^\s-]+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      });

    for (const place of document.querySelectorAll("[title]:has(> [dir=auto] + [dir=auto])")) {
      const [brief, whole] = place.children;
      if (brief === undefined || whole === undefined || !place.checkVisibility()) continue;
      const box = place.getBoundingClientRect();
      const isSeen = (element: Element) => {
        const { top, bottom } = textOf(element);
        return top < box.bottom - 2 && bottom > box.top + 2;
      };
      const fits = whole.getBoundingClientRect().width <= box.width + 0.5;
      if (isSeen(whole) !== fits || isSeen(brief) === fits) {
        faults.push(`${place.textContent}: fits ${fits}, whole ${isSeen(whole)}`);
      }
      if (!fits && brief.scrollWidth > brief.clientWidth) faults.push(`cut: ${brief.textContent}`);
      short += fits ? 0 : 1;
      getSelection()?.selectAllChildren(place);
      const copied = `${getSelection()}`.replace(/\s/g, "");
      if (copied !== whole.textContent?.replace(/\s/g, "")) faults.push(`copied: ${copied}`);
    }
    for (const name of document.querySelectorAll("main [dir=auto]")) {
      if (name.firstChild === null || !name.checkVisibility()) continue;
      if (linesOf(name.firstChild).some((lines) => lines.size > 1)) {
        faults.push(`broken: ${name.textContent}`);
      }
      const star = name.querySelector('[title="Forfeited season"]')?.getBoundingClientRect();
      const text = textOf(name);
      if (star && (Math.abs(star.left - text.right) > 4 || star.top > text.bottom)) {
        faults.push(`asterisk away from ${name.textContent}`);
      }
    }
    for (const field of document.querySelectorAll("main li span")) {
      const node = field.lastChild;
      if (!(node instanceof Text) || !/, Field \w$/.test(node.data)) continue;
      const [before, last] = linesOf(node).slice(-2);
      if (before && last && before.isDisjointFrom(last)) faults.push(`alone: ${node.data}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
    return { faults, short };
  });
}

test("headings are bold while a widget loads and when it has failed, then in the product's typeface, with figures of one width", async ({
  newPhone,
}) => {
  const page = await newPhone();
  for (const kind of WIDGET_KINDS) {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/rest/v1/**", (route) => failed.then(() => route.abort()));
    await page.goto(`/widget/${kind}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => loadedFaces(page)).toContain("Before Archivo 600 850");
    expect(await loadedFaces(page)).not.toContain("Archivo 400 850");
    fail();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect.poll(() => loadedFaces(page)).toContain("Archivo 400 850");
    for (const place of [page.locator("body"), page.getByRole("alert")]) {
      await expect(place).toHaveCSS("font-variant-numeric", "tabular-nums");
    }
    await page.unroute("**/rest/v1/**");
  }
});
