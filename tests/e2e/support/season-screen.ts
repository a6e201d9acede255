import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "./fixtures.ts";
import { rows } from "./league.ts";

export const FALL = "Fall 2026 - Demo League";
export const SPRING = "Spring 2026 - Demo League";
/** Teams that only the closed season and only the active season have. */
const ONLY_IN_SPRING = "Old Town Otters";
const ONLY_IN_FALL = "Copper Foxes";

export const note = (page: Page) => page.getByRole("note").filter({ hasText: "past season" });
export const trigger = (page: Page) => page.getByRole("button", { name: /^Season: / });

/** The season's id as an address names it. */
export async function seasonId(service: SupabaseClient, name: string): Promise<string> {
  const [season] = await rows<{ id: string }>(
    service.from("seasons").select("id").eq("name", name),
  );
  if (season === undefined) throw new Error(`the demo league has no ${name}`);
  return season.id;
}

export async function choose(page: Page, name: string): Promise<void> {
  const option = page.getByRole("option", { name });
  // A page that arrives meanwhile takes the focus, which closes the list.
  await expect(async () => {
    if (!(await option.isVisible())) await trigger(page).click();
    await option.click({ timeout: 2_000 });
  }).toPass();
}

/** Expects the active season and nothing of the other. */
export async function showsFall(page: Page): Promise<void> {
  await expect(page.getByText(ONLY_IN_FALL).first()).toBeVisible();
  await expect(page.getByText(ONLY_IN_SPRING)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
}

/** Expects the closed season, marked as past, and nothing of the active one. */
export async function showsSpring(page: Page): Promise<void> {
  await expect(page.getByText(ONLY_IN_SPRING).first()).toBeVisible();
  await expect(page.getByText(ONLY_IN_FALL)).toHaveCount(0);
  await expect(note(page)).toHaveText(/^You are viewing a past season: 2026 Spring/);
}
