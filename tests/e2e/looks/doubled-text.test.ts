import type { Page } from "@playwright/test";
import { WIDGET_KINDS } from "../../../src/parts/embed/widget-kinds.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { cutNames } from "../support/looks/cut-names.ts";
import { isWidget, PUBLIC_ROUTES, widgetFigures } from "../support/public-routes.ts";
import { shownLeague } from "../support/shown-league.ts";

test("with texts at 200 % a phone's headings keep their words whole, the chosen tab shows its first letter, and help stays 56 px", async ({
  newPhone,
}) => {
  const page = await newPhone();
  for (const path of ["/teams", "/stats", "/standings"]) {
    await page.goto(path);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect
      .poll(() => heading.evaluate(brokenWords), { message: `${path}: words in two lines` })
      .toEqual([]);
  }
  const strip = page.getByRole("tablist").first();
  const chosen = strip.getByRole("tab", { selected: true });
  await expect(chosen).toBeVisible();
  const startsAt = async () =>
    ((await chosen.boundingBox())?.x ?? 0) - ((await strip.boundingBox())?.x ?? 1);
  await expect.poll(startsAt).toBeGreaterThanOrEqual(0);
  const goesOn = page.getByTestId("strip-goes-on");
  await expect.poll(() => goesOn.count(), { message: "a strip that goes on" }).toBeGreaterThan(0);
  for (const one of await page.getByRole("tablist").all())
    await one.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(goesOn).toHaveCount(0);
  const help = await page.getByRole("button", { name: "Need Help?" }).boundingBox();
  expect(help?.height).toBeLessThanOrEqual(56);

  await page.goto("/teams");
  await page.addStyleTag({ content: ":root { font-size: 200% }" });
  const search = page.getByRole("searchbox");
  const gap = () =>
    search.evaluate((field) => {
      const icon = field.parentElement?.querySelector("svg")?.getBoundingClientRect().right ?? 0;
      const inset = Number.parseFloat(getComputedStyle(field).paddingLeft);
      return field.getBoundingClientRect().left + inset - icon;
    });
  await expect.poll(gap, { message: "between glass and placeholder" }).toBeGreaterThanOrEqual(8);
});

const WIDGETS = WIDGET_KINDS.flatMap((kind) =>
  ["", "?compact=1"].map((look) => ({
    name: `widget ${kind}${look}`,
    address: () => `/widget/${kind}/${look}`,
    figures: (page: Page) => widgetFigures(page)[kind],
  })),
);

test("with texts at 200 % no public page is wider than a phone, none breaks an ordinary word or cuts a name, and figures grow", async ({
  server,
  newPhone,
}) => {
  await server.arrange("update public.leagues set periods = 'quarters', period_minutes = 12", []);
  const league = await shownLeague(server.service);
  const page = await newPhone();
  for (const route of [...PUBLIC_ROUTES.filter((one) => !isWidget(one)), ...WIDGETS]) {
    await page.goto(route.address(league));
    await expect(route.figures(page)).toBeVisible();
    const usual = await largestFigure(page);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    await expect.poll(() => sidewaysOf(page), { message: route.name }).toBe(0);
    await expect
      .poll(() => page.locator("main, [data-testid=score-home]").first().evaluate(brokenIn), {
        message: `${route.name}: words in two lines`,
      })
      .toEqual([]);
    await expect.poll(() => cutNames(page), { message: `${route.name}: cut names` }).toEqual([]);
    // Those of the scoreboard take all the room there is.
    await expect
      .poll(() => largestFigure(page), { message: `${route.name}: the largest figure` })
      .toBeGreaterThanOrEqual(usual * (route.name === "scoreboard" ? 0.9 : 1.1));
  }
});

/** In pixels, apart from numbers on shirts; 0 where there is none. */
function largestFigure(page: Page): Promise<number> {
  return page
    .locator(".numeral:not(.collar, .collar *, [data-kit])")
    .evaluateAll((figures) =>
      Math.max(0, ...figures.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))),
    );
}

/** Words of at most 17 letters ("Featherstonehaugh") that stand in more than one line, or that an edge cuts. */
function brokenIn(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // Words for screen readers alone stand in one pixel.
    if (text.parentElement?.closest(".sr-only, svg") != null) continue;
    for (const word of (text.textContent ?? "").matchAll(
      /(?<![^\s\-–·])[^\s\-–·]{2,17}(?![^\s\-–·])/g,
    )) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      let frame = text.parentElement;
      while (frame !== null && !/hidden|clip/.test(getComputedStyle(frame).overflowX))
        frame = frame.parentElement;
      const edge = frame?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      const isCut = lines.some(({ left, right }) => left < edge - 1 && right > edge + 1);
      if (isCut || new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

test("with texts at 200 % the head of a laptop takes a second row, and its parts lie on none of the others", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.goto("/standings");
  await page.addStyleTag({ content: ":root { font-size: 200% }" });
  const head = page.getByRole("banner");
  const parts = head.getByRole("link").or(head.getByRole("button")).filter({ visible: true });
  await expect(head.getByRole("button", { name: /^Season: / })).toBeVisible();
  await expect.poll(() => head.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const overlaps = () =>
    parts.evaluateAll((all) => {
      const boxes = all.map((part) => part.getBoundingClientRect());
      return all
        .filter((_, at) =>
          boxes.some((other, index) => {
            const box = boxes[at] as DOMRect;
            const isBeside = other.left >= box.right - 1 || other.right <= box.left + 1;
            return index !== at && !isBeside && other.top < box.bottom && other.bottom > box.top;
          }),
        )
        .map(({ textContent }) => textContent);
    });
  await expect.poll(overlaps).toEqual([]);
});

test("beside an open dialog a laptop dims the place of the scroll bar, too", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.goto("/teams");
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const open = await ground();
  await page.getByRole("button", { name: "Need Help?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(ground).not.toBe(open);
  await page.keyboard.press("Escape");
  await expect.poll(ground).toBe(open);
});

/** Words that stand in more than one line. */
function brokenWords(heading: HTMLElement): string[] {
  const text = heading.firstChild;
  if (!(text instanceof Text)) return [heading.innerHTML];
  return [...text.data.matchAll(/\S+/g)].flatMap((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((rect) => rect.top)).size > 1 ? [word[0]] : [];
  });
}
