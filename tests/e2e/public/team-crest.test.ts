import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";

/** It has no crest at first, and a game that is being played. */
const TEAM = "Iron Larks";

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>document.title = "run"</script>${inner}</svg>`;
const CREST = svg('<path d="M2 2h36v20L20 38 2 22z" fill="#0A7D4F" onload="alert(1)"/>');

const file = (name: string, text: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(text),
});

const crestIn = (where: Locator | Page, crest: string) =>
  where.locator(`img[src="/crest/${crest}"]`).filter({ visible: true }).first();

/** It stands there and its picture has come. */
async function expectCrest(where: Locator | Page, crest: string): Promise<void> {
  const mark = crestIn(where, crest);
  await expect(mark).toBeVisible();
  await expect
    .poll(() => mark.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test("an admin uploads a crest; visitors see it on games, team, live page, review, result and widget, offline too, until it is removed", async ({
  server,
  newPhone,
}) => {
  const [team] = await rows<{ id: string; season_id: string }>(
    server.service.from("teams").select("id,season_id").eq("name", TEAM),
  );
  if (!team) throw new Error("the demo league has the team");
  const games = await rows<{ id: string; is_completed: boolean; live_entries: number }>(
    server.service
      .from("games")
      .select("id,is_completed,live_entries")
      .eq("outcome", "normal")
      .or(`team_visitor_id.eq.${team.id},team_home_id.eq.${team.id}`)
      .gt("live_entries", 0),
  );
  const running = games.find((game) => !game.is_completed)?.id ?? "";
  const final = games.find((game) => game.is_completed)?.id ?? "";
  const worn = async () => {
    const [now] = await rows<{ crest: string | null }>(
      server.service.from("teams").select("crest").eq("id", team.id),
    );
    return now?.crest ?? "";
  };

  const admin = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(admin, DEMO.admin);
  await admin.goto(`/admin/seasons/${team.season_id}/teams`);
  await admin.getByRole("button", { name: `Edit ${TEAM}` }).click();
  const dialog = admin.getByRole("dialog");
  const field = dialog.getByRole("region", { name: "Crest" });
  const choose = (name: string, text: string) =>
    field.locator("input[type=file]").setInputFiles(file(name, text));

  await test.step("what is too large or no crest is refused in words", async () => {
    await choose("large.svg", svg("x".repeat(120 * 1_024)));
    await expect(field.getByRole("alert")).toContainText("This picture has 121 KB.");
    await choose("letters.svg", svg("<text>Larks</text>"));
    await field.getByRole("button", { name: "Use This Crest" }).click();
    await expect(field.getByRole("alert")).toContainText("Turn them into paths first.");
    await choose("page.png", "<html></html>");
    await field.getByRole("button", { name: "Use This Crest" }).click();
    await expect(field.getByRole("alert")).toContainText("neither an SVG nor a PNG");
    expect(await worn()).toBe("");
  });

  await test.step("a crest is looked at on every ground, sent, and stored without its script", async () => {
    await choose("crest.svg", CREST);
    for (const ground of ["Light", "Dark", "Sun"]) {
      await expect(field.getByRole("listitem").filter({ hasText: ground })).toBeVisible();
    }
    await field.getByRole("button", { name: "Use This Crest" }).click();
    await expect(admin.getByText(`Crest of ${TEAM} saved`)).toBeVisible();
    await expectCrest(field, await worn());
    const stored = await admin.request.get(`/crest/${await worn()}`);
    expect(await stored.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512"><path d="M2 2h36v20L20 38 2 22z" fill="#0A7D4F"/></svg>',
    );
  });

  const crest = await worn();
  await test.step("until its picture has come, and where it does not come, the jersey stands in its place", async () => {
    // A service worker would fetch the crest past the route, or have it in its cache.
    const held = await newPhone({
      serviceWorkers: "block",
      expectedNoise: /Service Worker registration blocked/,
    });
    let give = () => {};
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    await held.route("**/crest/**", (route) => given.then(() => route.continue()));
    await held.goto(`/teams/${team.id}`, { waitUntil: "commit" });
    const jersey = held.getByRole("main").locator('[data-kit="gray"]').first();
    await expect(jersey).toBeVisible();
    // What else comes late would move the name too.
    await expect(
      held.getByRole("region", { name: "Roster" }).getByRole("listitem").first(),
    ).toBeVisible();
    await held.evaluate(async () => void (await document.fonts.ready));
    const name = held.getByRole("heading", { level: 1 });
    const before = await name.boundingBox();
    give();
    await expectCrest(held, crest);
    await expect(jersey).toHaveCount(0);
    expect(await name.boundingBox(), "nothing moves").toEqual(before);
    await held.unroute("**/crest/**");
    await held.route("**/crest/**", (route) => route.abort());
    await held.goto("/widget/standings");
    await expect(held.locator('[data-kit="gray"]').first()).toBeVisible();
    await expect(crestIn(held, crest)).toHaveCount(0);
  });

  const visitor = await newPhone();

  await test.step("visitors see it wherever the team stands", async () => {
    await visitor.goto("/games");
    await expectCrest(visitor, crest);
    await waitUntilInstalled(visitor);
    for (const path of [
      `/teams/${team.id}`,
      `/games/${running}/review`,
      `/games/${running}/scoreboard`,
      "/widget/live",
      "/widget/standings",
      "/teams",
      "/stats",
      `/games/${final}/review`,
    ]) {
      await visitor.goto(path);
      await expectCrest(visitor, crest);
    }
  });

  await test.step("the picture of the result has it", async () => {
    await visitor
      .getByRole("button", { name: /^Share/ })
      .first()
      .click();
    const picture = visitor.locator("canvas[data-ready=true]");
    await expect(picture).toBeVisible();
    expect(await picture.evaluate(hasColor, [10, 125, 79])).toBe(true);
  });

  await test.step("and without a network", async () => {
    await visitor.goto(`/teams/${team.id}`);
    await expectCrest(visitor, crest);
    await visitor.context().setOffline(true);
    await visitor.reload();
    await expectCrest(visitor, crest);
    await visitor.context().setOffline(false);
  });

  await test.step("removing it brings the jersey back", async () => {
    await field.getByRole("button", { name: "Remove Crest" }).click();
    const question = admin.getByRole("alertdialog");
    await expect(question).toContainText(`Remove the crest of ${TEAM}?`);
    await question.getByRole("button", { name: "Remove Crest" }).click();
    await expect(admin.getByText(`Crest of ${TEAM} removed`)).toBeVisible();
    expect((await admin.request.get(`/crest/${crest}`)).status()).toBe(404);
    await visitor.reload();
    await expect(
      visitor.locator('[data-kit="gray"]').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(visitor.locator(`img[src="/crest/${crest}"]`)).toHaveCount(0);
  });
});

/** Whether a pixel of the canvas has this color; reading it fails on a canvas that may not be shared. */
function hasColor(canvas: Element, wanted: readonly number[]): boolean {
  const drawn = canvas as HTMLCanvasElement;
  const data = drawn.getContext("2d")?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
  for (let at = 0; at < data.length; at += 4) {
    if (wanted.every((part, index) => data[at + index] === part)) return true;
  }
  return false;
}
