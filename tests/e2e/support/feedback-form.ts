import type { Page } from "@playwright/test";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { DEMO, expect } from "./fixtures.ts";
import type { E2eServer } from "./server.ts";

/**
 * Opens the help panel and, in it, the form preset to a bug; by key, because the button hides where
 * it would lie on something.
 */
export async function openBugForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Need Help?" }).press("Enter");
  await page.getByRole("button", { name: "Report Bug", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Submit Feedback" })).toBeVisible();
}

export async function writeReport(page: Page, title: string, description: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Submit Feedback" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill(description);
}

export function submitButton(page: Page) {
  return page.getByRole("button", { name: "Submit", exact: true });
}

/** The server's reports with this title. */
export async function reportsNamed({ service }: Pick<E2eServer, "service">, title: string) {
  const { data, error } = await service.from("feedback_reports").select("*").eq("title", title);
  if (error) throw error;
  return data as readonly Record<string, unknown>[];
}

/** Sends reports of the scorekeeper from outside the browser. */
export async function reportByScorer(
  { url }: Pick<E2eServer, "url">,
  titles: readonly string[],
): Promise<void> {
  const client = createTestClient(url, "sb_publishable_local");
  const { error } = await client.auth.signInWithPassword(DEMO.scorer);
  if (error) throw error;
  for (const title of titles) {
    const answer = await client.rpc("submit_feedback", {
      p_op_id: crypto.randomUUID(),
      p_report: { type: "bug", title, description: "Sent from elsewhere", priority: "high" },
    });
    if (answer.error) throw answer.error;
  }
}
