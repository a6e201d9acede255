import type { Page } from "@playwright/test";
import { button } from "../support/accounts.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { cutNames } from "../support/looks/cut-names.ts";
import { overflowing } from "../support/looks/overflowing.ts";
import { FALL, seasonId } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";
import { shownLeague } from "../support/shown-league.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

/** `season` is the address of the season in progress. */
async function adminOnPhone({ service }: E2eServer, newPhone: () => Promise<Page>) {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  return { page, season: `/admin/seasons/${await seasonId(service, FALL)}` };
}

test("texts at 200 % for an admin: short words stay whole, no page is wider than its screen or cuts a name, and a report can be answered", async ({
  server,
  newPhone,
}) => {
  const { page, season } = await adminOnPhone(server, newPhone);
  await test.step("with texts at 200 % an admin's season, its games and the account keep short words whole on a phone", async () => {
    const pages = [
      ["/admin", page.getByRole("link", { name: "Comprehensive Stats" })],
      [season, button(page, "Add League")],
      [`${season}/games`, button(page, "Add Game")],
      ["/account", button(page, "Sign Out")],
    ] as const;
    for (const [path, sign] of pages) {
      await page.goto(path);
      await expect(sign).toBeVisible();
      await page.addStyleTag({ content: ":root { font-size: 200% }" });
      await expect
        .poll(() => page.locator("main").evaluate(cutWords), { message: path })
        .toEqual([]);
    }
  });

  await test.step("with texts at 200 % no page of an admin or a member is wider than a phone or cuts a name, and none of an admin is wider than a laptop or breaks a short word", async () => {
    const { teamId } = await shownLeague(server.service);
    await server.arrange(
      "update public.players set is_ir = true where id in (select id from public.players where team_id = $1 and is_active limit 4)",
      [teamId],
    );
    const pages: readonly (readonly [string, string])[] = [
      [`/teams/${teamId}`, "Injured Reserve"],
      ["/admin", "Tools"],
      ["/admin/seasons/new", "Without the provider"],
      ["/admin/api-debug", "."],
      ["/admin/widget", "."],
      ["/admin/users", "Users"],
      ["/admin/devices", "[0-9] device"],
      ["/admin/penalties", "Penalties"],
      ["/admin/import", "Imports of this season"],
      ["/admin/import/bulk", "Imports of this season"],
      ["/admin/sync", "Run history"],
      ["/admin/settings", "Limits"],
      ["/feedback", "Feedback Management"],
      [season, "Leagues"],
      [`${season}/passes`, "."],
      [`${season}/teams`, "Teams"],
      [`${season}/games`, "Games"],
      [`${season}/copy`, "."],
      [`${season}/import`, "."],
      ["/user-guide/admin-tools", "Admin Tools"],
      ["/collect", "."],
    ];
    for (const [path, heading] of pages) {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(
        page
          .locator("main")
          .getByRole("heading", { name: new RegExp(heading) })
          .last(),
      ).toBeVisible();
      await page.addStyleTag({ content: ":root { font-size: 200% }" });
      await expect.poll(() => sidewaysOf(page), { message: path }).toBe(0);
      await expect.poll(() => cutNames(page), { message: path }).toEqual([]);
      await expect.poll(() => overflowing(page, "main"), { message: path }).toEqual([]);
      if (!/^\/(admin|feedback|user-guide)/.test(path)) continue;
      await page.setViewportSize(LAPTOP);
      await expect.poll(() => sidewaysOf(page), { message: `${path} on a laptop` }).toBe(0);
      await expect
        .poll(() => page.locator("main").evaluate(cutWords), { message: `${path} on a laptop` })
        .toEqual([]);
    }
  });

  await test.step("with texts at 200 % a report can be read and answered on a phone, and a laptop's dialog grows with its texts", async () => {
    const doubled = () => page.addStyleTag({ content: ":root { font-size: 200% }" });
    const dialog = page.getByRole("dialog");
    await page.goto("/feedback");
    await page.getByText("Player rail jumps when a walk-on is added").click();
    await expect(dialog).toBeVisible();
    await doubled();
    await expect.poll(() => overflowing(page, "[role=dialog]")).toEqual([]);
    const text = dialog.getByText(/^Added #21/);
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 0.2 });
    const last = dialog.getByRole("button").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.goto(`${season}/teams`);
    await button(page, "Add Team").click();
    await doubled();
    await expect(dialog.getByLabel("League")).toHaveValue("");
    expect(await dialog.getByLabel("League").evaluate(roomLeftBy), "Choose…").toBeGreaterThan(0);
    await page.setViewportSize(LAPTOP);
    const top = async (name: string) =>
      (await dialog.getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await top("Save")) - (await top("Cancel"))).toBe(0);
  });
});

/** Px that a select's words leave of its width; without them an ellipsis cuts the words. */
function roomLeftBy(field: Element): number {
  const { font, fontStretch, paddingLeft, paddingRight } = getComputedStyle(field);
  const words = document.createElement("span");
  Object.assign(words.style, { font, fontStretch, position: "absolute", whiteSpace: "nowrap" });
  words.textContent = (field as HTMLSelectElement).selectedOptions[0]?.text ?? "";
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  return (
    field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
  );
}

/** Words of at most 13 letters that stand in two lines: each of them has room on a phone. */
function cutWords(main: HTMLElement): string[] {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest(".sr-only, svg") != null) continue;
    for (const word of (text.textContent ?? "").matchAll(/(?<!\S)[\p{L}\d&]{2,13}(?!\S)/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) cut.push(word[0]);
    }
  }
  return cut;
}
