import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";

const TEAM = "Iron Larks";

/** The jersey beside the team's name. */
const jersey = (where: Locator | Page, color: string) =>
  where.locator(`[data-kit="${color}"]`).filter({ hasText: "ILA", visible: true });

async function fillOf(mark: Locator): Promise<string> {
  return mark.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test("an admin gives a team a colour; visitors see its jersey on games and the team, offline too (D72)", async ({
  server,
  newPhone,
}) => {
  const [team] = await rows<{ id: string; season_id: string }>(
    server.service.from("teams").select("id,season_id").eq("name", TEAM),
  );
  if (!team) throw new Error("the demo league has the team");
  const visitor = await newPhone();
  await visitor.goto("/games");
  const before = jersey(visitor, "gray").first();
  await expect(before).toBeVisible();
  const gray = await fillOf(before);

  const admin = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(admin, DEMO.admin);
  await admin.goto(`/admin/seasons/${team.season_id}/teams`);
  await admin.getByRole("button", { name: `Edit ${TEAM}` }).click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByLabel("Color", { exact: true })).toHaveValue("gray");
  await dialog.getByLabel("Color", { exact: true }).selectOption({ label: "Maroon" });
  await expect(jersey(dialog, "maroon")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText(`${TEAM} saved`)).toBeVisible();

  await visitor.reload();
  const onGames = jersey(visitor, "maroon").first();
  await expect(onGames).toBeVisible();
  expect(await fillOf(onGames)).not.toBe(gray);
  await expect(jersey(visitor, "gray")).toHaveCount(0);
  await visitor.goto(`/teams/${team.id}`);
  await expect(jersey(visitor, "maroon").first()).toBeVisible();
  await waitUntilInstalled(visitor);
  await visitor.context().setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveAccessibleName(TEAM);
  await expect(jersey(visitor, "maroon").first()).toBeVisible();
});
