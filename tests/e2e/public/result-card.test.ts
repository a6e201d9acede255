import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";

interface Game {
  readonly id: string;
  readonly team_visitor_score: number;
  readonly team_home_score: number;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Share result" });

test("the result is shared as a picture without a network: square and tall, with score and best players", async ({
  server,
  newPhone,
}) => {
  const [game] = await rows<Game>(
    server.service
      .from("games")
      .select("id,team_visitor_score,team_home_score")
      .eq("is_completed", true)
      .eq("outcome", "normal")
      .gt("live_entries", 0)
      .limit(1),
  );
  if (game === undefined) throw new Error("no final game");
  const [top] = await rows<{ total_fantasy_points: number }>(
    server.service
      .from("game_stats")
      .select("total_fantasy_points")
      .eq("game_id", game.id)
      .order("total_fantasy_points", { ascending: false })
      .limit(1),
  );
  const page = await newPhone();
  await page.goto(`/games/${game.id}/review`);
  await expect(page.getByTestId("score-home")).toHaveText(String(game.team_home_score));
  await waitUntilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();

  const picture = dialogOf(page).getByRole("img");
  await expect(picture).toHaveAttribute("aria-label", /, final\./);
  const label = await picture.getAttribute("aria-label");
  expect(label).toContain(` ${game.team_visitor_score} – `);
  expect(label).toContain(` ${game.team_home_score}, final.`);
  expect(label).toContain(`: ${top?.total_fantasy_points} fantasy points.`);
  expect(label?.match(/fantasy points/g)).toHaveLength(3);

  for (const [shape, height] of [
    ["Square", 1080],
    ["Tall", 1920],
  ] as const) {
    await dialogOf(page).getByRole("radio", { name: shape }).click();
    await expect(picture).toHaveAttribute("height", String(height));
    await expect(picture).toHaveAttribute("data-ready", "true");
    const downloading = page.waitForEvent("download");
    await dialogOf(page).getByRole("button", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
    const png = await readFile(await download.path());
    expect(await sizeAndColors(page, png)).toEqual({
      width: 1080,
      height,
      hasBrand: true,
      hasInk: true,
      hasPaper: true,
    });
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});

test("a crest that does not come keeps no picture back: its team has the jersey", async ({
  server,
  newPhone,
}) => {
  const crested = await rows<{ id: string }>(
    server.service.from("teams").select("id").not("crest", "is", null),
  );
  const ids = crested.map(({ id }) => id).join();
  const [game] = await rows<{ id: string }>(
    server.service
      .from("games")
      .select("id")
      .eq("is_completed", true)
      .eq("outcome", "normal")
      .gt("live_entries", 0)
      .or(`team_visitor_id.in.(${ids}),team_home_id.in.(${ids})`)
      .limit(1),
  );
  if (game === undefined) throw new Error("no final game of a team with a crest");
  const drawn = async (network: "here" | "gone" | "silent") => {
    const page = await newPhone({
      serviceWorkers: "block",
      expectedNoise: /Service Worker registration blocked/,
    });
    // "gone" fails at once, "silent" neither answers nor fails, as a bad network does.
    if (network !== "here")
      await page.route("**/crest/*", (route) => network === "gone" && void route.abort());
    // The page's own crests keep its "load" back, too.
    await page.goto(`/games/${game.id}/review`, { waitUntil: "domcontentloaded" });
    // The picture waits for typeface and crests for two seconds, which a slow machine needs for more.
    await page.evaluate(async () => void (await document.fonts.ready));
    if (network === "here") await expect.poll(() => page.evaluate(crestsToCome)).toBe(0);
    await page.getByRole("button", { name: "Share" }).click();
    const picture = dialogOf(page).getByRole("img");
    await expect(picture).toHaveAttribute("data-ready", "true");
    const png = await picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await page.context().close();
    return png;
  };
  const withJersey = await drawn("gone");
  expect(await drawn("silent")).toBe(withJersey);
  expect(await drawn("here")).not.toBe(withJersey);
});

test("where the device has a share sheet for files, the picture is sent; the link stays beside it", async ({
  server,
  newPhone,
}) => {
  const [game] = await rows<{ id: string }>(
    server.service
      .from("games")
      .select("id")
      .eq("is_completed", false)
      .eq("outcome", "normal")
      .gt("live_entries", 0)
      .limit(1),
  );
  const page = await newPhone();
  await page.addInitScript(() => {
    const share = ({ files, url, title }: ShareData) => {
      const [file] = files ?? [];
      const sent = file ? `${file.type} ${file.size > 10_000} ${title}` : `${url}`;
      document.body.dataset.shared = sent;
      return Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
  await page.goto(`/games/${game?.id}/review`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialogOf(page).getByRole("img")).toHaveAttribute("aria-label", /, live\./);
  await dialogOf(page).getByRole("button", { name: "Share Picture" }).click();
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-shared", /^image\/png true .+ \d+ – .+ \d+$/);
  await dialogOf(page).getByRole("button", { name: "Share Link" }).click();
  await expect(body).toHaveAttribute("data-shared", `${server.url}/games/${game?.id}/review`);
});

/** Runs in the page: how many of its crests have not come; one while it shows none. */
function crestsToCome(): number {
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img[src^="/crest/"]')];
  return shown.length === 0 ? 1 : shown.filter(({ naturalWidth }) => naturalWidth === 0).length;
}

/** What a browser reads in the file: its size, and that each colour covers a good part of it. */
function sizeAndColors(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = data.subarray(at, at + 3).join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const has = (...color: number[]) => (counts.get(color.join()) ?? 0) > 4_000;
    return {
      width: image.width,
      height: image.height,
      hasBrand: has(30, 91, 58),
      hasInk: has(20, 25, 15),
      hasPaper: has(245, 246, 242),
    };
  }, png.toString("base64"));
}
