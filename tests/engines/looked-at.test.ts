import { writeFile } from "node:fs/promises";
import type { TestInfo } from "@playwright/test";
import { frameSnippet } from "../../src/parts/embed/embed-snippet.ts";
import { DEFAULT_WIDGET } from "../../src/parts/embed/widget-parameters.ts";
import { rows } from "../e2e/support/league.ts";
import { startOtherSite } from "../e2e/support/other-site.ts";
import type { E2eServer } from "../e2e/support/server.ts";
import { expect, test } from "./support/fixtures.ts";
import { until } from "./support/patience.ts";
import type { Tab } from "./support/tab.ts";

test("standings, all teams, a review and the widget in a foreign page are whole and as wide as the phone", async ({
  server,
  device,
}, testInfo) => {
  const tab = await device.start();

  await tab.goto("/standings");
  await shows(tab, "h1", "Team Standings");
  await shows(tab, "main ol li", "");
  await look(tab, testInfo, "standings");

  await tab.goto("/stats/all?view=teams");
  await shows(tab, "main table tbody th", "");
  await look(tab, testInfo, "all-teams");

  await tab.goto(`/games/${await finishedGame(server)}/review`);
  await shows(tab, "[data-testid=score-home]", "");
  await shows(tab, "[role=tab][aria-selected=true]", "");
  await look(tab, testInfo, "review");

  const wish = { origin: server.url, kind: "stats", parameters: DEFAULT_WIDGET } as const;
  const site = await startOtherSite(frameSnippet({ ...wish, title: "Leaders", width: null }));
  await tab.goto(site.urls.crossSite);
  await until("the widget shows the leaders, and the page knows its height", async () =>
    (await tab.textOfFrame()).includes("Overall MVP Race") && (await frameHeight(tab)) > 640
      ? true
      : null,
  );
  await look(tab, testInfo, "widget");
  site.close();
});

/** Waits until the element stands there with these words. */
async function shows(tab: Tab, css: string, words: string): Promise<void> {
  await until(`${css} shows "${words}"`, async () =>
    (await tab.text({ css }))?.includes(words) ? true : null,
  );
}

/** Keeps a picture for a person, and sees that the typeface is there, nothing is too wide and no name is out of sight. */
async function look(tab: Tab, testInfo: TestInfo, name: string): Promise<void> {
  const { tooWide, hasTypeface, unseen } = await tab.run(async () => {
    await document.fonts.ready;
    return {
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      hasTypeface: [...document.fonts].every(({ status }) => status !== "error"),
      // A name without room moves aside, and its short one must stand there.
      unseen: [...document.querySelectorAll<HTMLElement>(".name-fit")]
        .filter((name) => name.scrollWidth > name.clientWidth * 1.5)
        .filter((name) => Number.parseFloat(getComputedStyle(name, "::after").height) < 8)
        .map((name) => name.textContent),
    };
  });
  await writeFile(testInfo.outputPath(`${name}.png`), await tab.picture());
  expect({ tooWide, hasTypeface, unseen }, name).toEqual({
    tooWide: 0,
    hasTypeface: true,
    unseen: [],
  });
}

function frameHeight(tab: Tab): Promise<number> {
  return tab.run(() => Number(document.querySelector("iframe")?.height ?? 0));
}

async function finishedGame({ service }: E2eServer): Promise<string> {
  const [found] = await rows<{ id: string }>(
    service
      .from("games")
      .select("id")
      .eq("is_completed", true)
      .gt("head_seq", 0)
      .order("game_date", { ascending: false })
      .limit(1),
  );
  if (!found) throw new Error("the demo league has no finished game");
  return found.id;
}
