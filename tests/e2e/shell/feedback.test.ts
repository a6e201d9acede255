import type { Page, Route } from "@playwright/test";
import { starters, untouchedGame } from "../support/at-the-field.ts";
import {
  openBugForm,
  reportByScorer,
  reportsNamed,
  submitButton,
  writeReport,
} from "../support/feedback-form.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { LiveScreen } from "../support/live-screen.ts";
import type { E2eServer } from "../support/server.ts";

const THANKS = "Thank you for your feedback! Your report has been submitted successfully.";
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const SUBMIT_FEEDBACK = "**/rest/v1/rpc/submit_feedback";

for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`P §5 a bug report on a ${size}: what is missing is said, what is sent is shown, and it arrives under the person's name${size === "laptop" ? "; the keyboard alone sends one, too" : ""}`, async ({
    server,
    newPhone,
  }) => {
    const page = await newPhone({ viewport });
    await signIn(page, DEMO.viewer);
    await openBugForm(page);
    const dialog = page.getByRole("dialog", { name: "Submit Feedback" });
    await expect(dialog.getByLabel("Type")).toHaveValue("bug");
    await expect(dialog.getByLabel("Priority")).toHaveValue("medium");
    await expect(dialog.getByRole("switch", { name: /Attach recent errors/ })).toBeChecked();

    await submitButton(page).click();
    await expect(dialog.getByText("Please enter a title.")).toBeVisible();
    await expect(dialog.getByText("Please enter a description.")).toBeVisible();
    await expect(dialog.getByLabel("Title")).toBeFocused();

    await writeReport(page, `Late on a ${size}`, "The score <b>jumps</b> after a minute");
    await dialog.getByLabel("Priority").selectOption("high");
    await dialog.getByText("Show what will be sent").click();
    await expect(dialog.getByText(`${server.url}/games`)).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    expect(await reportsNamed(server, `Late on a ${size}`)).toMatchObject([
      {
        type: "bug",
        priority: "high",
        status: "open",
        description: "The score <b>jumps</b> after a minute",
        reporter_email: DEMO.viewer.email,
        reporter_name: "Val Viewer",
        current_page: "/games",
        current_url: `${server.url}/games`,
        user_agent: expect.stringContaining("Chrome"),
        screen_resolution: expect.stringMatching(/^\d+x\d+$/),
      },
    ]);

    if (size === "laptop")
      await test.step("the keyboard alone sends one", () => sendByKeyboard(server, page));
  });
}

test(
  "I2 I8 a report written without a network waits in sight, goes by itself and arrives once",
  JOURNEY,
  async ({ server, newPhone }) => {
    const phone = await newPhone();
    await signIn(phone, DEMO.viewer);
    await phone.goto("/my-feedback");
    await expect(phone.getByRole("heading", { name: "Search does not know José" })).toBeVisible();
    await waitUntilInstalled(phone);
    await phone.context().setOffline(true);
    await openBugForm(phone);
    await expect(phone.getByText(/No network: your report is kept/)).toBeVisible();
    await writeReport(phone, "Written in a dead spot", "No bars behind field 3");
    await submitButton(phone).click();
    await expect(phone.getByText(/saved on this device\. It is sent by itself/)).toBeVisible();
    const waiting = phone.getByRole("region", { name: "On this device" });
    await expect(waiting.getByRole("heading", { name: "Written in a dead spot" })).toBeVisible();
    expect(await reportsNamed(server, "Written in a dead spot")).toEqual([]);
    await phone.getByTestId("sync-status").click();
    await expect(phone.getByRole("dialog").getByText("Feedback report")).toBeVisible();
    await phone.keyboard.press("Escape");

    await phone.reload();
    await expect(waiting.getByRole("heading", { name: "Written in a dead spot" })).toBeVisible();
    await phone.context().setOffline(false);
    const sent = phone.getByRole("region", { name: "Sent" });
    await expect(sent.getByRole("heading", { name: "Written in a dead spot" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(waiting).toHaveCount(0);
    expect(await reportsNamed(server, "Written in a dead spot")).toHaveLength(1);
  },
);

test("a waiting report that the server does not take keeps its text until its writer discards it (I2); somebody disabled in the middle of a session is told so (I21)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.viewer);
  await test.step("I2 a waiting report that the server does not take keeps its text until its writer discards it", async () => {
    await phone.goto("/my-feedback");
    await expect(phone.getByRole("heading", { name: "Search does not know José" })).toBeVisible();
    await waitUntilInstalled(phone);
    await phone.context().route(SUBMIT_FEEDBACK, reject);
    await phone.context().setOffline(true);
    await openBugForm(phone);
    await writeReport(phone, "Not taken", "What I wrote");
    await submitButton(phone).click();
    await expect(phone.getByText(/saved on this device\. It is sent by itself/)).toBeVisible();
    await phone.context().setOffline(false);
    const kept = phone.getByRole("region", { name: "On this device" });
    await expect(kept.getByText(/The server did not take this report/)).toBeVisible();
    await phone.getByTestId("sync-status").click();
    await phone.getByRole("dialog").getByRole("button", { name: "Put Aside" }).click();
    await phone.getByRole("alertdialog").getByRole("button", { name: "Put Aside" }).click();
    await expect(phone.getByTestId("sync-status")).toHaveAttribute("data-state", "saved");
    await phone.keyboard.press("Escape");
    await expect(kept.getByText("What I wrote")).toBeVisible();
    await kept.getByRole("button", { name: "Discard" }).click();
    await phone.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(kept).toHaveCount(0);
  });

  await test.step("I21 somebody disabled in the middle of a session is told so, and the report waits for an admin", async () => {
    const disable = async (isDisabled: boolean) => {
      const { data } = await server.service.rpc("list_users");
      const own = data.find((user: { email: string }) => user.email === DEMO.viewer.email);
      const change = { p_user_id: own.user_id, p_is_disabled: isDisabled };
      expect((await server.service.rpc("set_user_disabled", change)).error).toBeNull();
    };
    await phone.context().unroute(SUBMIT_FEEDBACK);
    await openBugForm(phone);
    await disable(true);
    await writeReport(phone, "Locked out", "Written all the same");
    await submitButton(phone).click();
    const words = "Your account is disabled: your report stays on this device";
    const alert = phone.getByRole("alertdialog", { name: new RegExp(words) });
    await alert.getByRole("button", { name: "OK" }).click();
    const pill = phone.getByTestId("sync-status");
    await expect(pill).toHaveAttribute("data-state", "attention");
    await pill.click();
    const sheet = phone.getByRole("dialog");
    await expect(sheet.getByText(/^Your account is disabled\. Everything stays/)).toBeVisible();

    await disable(false);
    await sheet.getByRole("button", { name: "Retry now" }).click();
    // Disabling ended the session, so the report waits for a new sign-in.
    await expect(sheet.getByText(/sign in/i).first()).toBeVisible();
    expect(await reportsNamed(server, "Locked out")).toEqual([]);
    await signIn(phone, DEMO.viewer);
    await expect.poll(() => reportsNamed(server, "Locked out")).toHaveLength(1);
    await expect(pill).toHaveAttribute("data-state", "saved");
    await openBugForm(phone);
    await expect(phone.getByText(/Your account is disabled/)).toHaveCount(0);
  });
});

test("who is not signed in is led to the sign-in and back (P §5); closing by accident loses nothing (P §4); a refusal is said in the specified words (P §8); errors of this tab travel with a report, or not (D13)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ expectedNoise: /Field map is missing/ });
  await test.step("P §5 nobody signed in: the form says so and leads to the sign-in and back", async () => {
    await phone.goto("/games?from=help");
    await openBugForm(phone);
    await expect(phone.getByText(/Please sign in to send feedback/)).toBeVisible();
    await expect(submitButton(phone)).toHaveCount(0);
    await phone
      .getByRole("dialog", { name: "Submit Feedback" })
      .getByRole("button", { name: "Sign In" })
      .click();
    await expect(phone).toHaveURL(/\/login$/);
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await phone.getByLabel("Email address").fill(DEMO.viewer.email);
    await phone.getByLabel("Your password", { exact: true }).fill(DEMO.viewer.password);
    await phone.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(phone).toHaveURL(/\/games\?from=help$/);
    await openBugForm(phone);
    await expect(submitButton(phone)).toBeEnabled();
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("closing by accident loses nothing that was written; every opening begins anew (P §4)", async () => {
    const dialog = phone.getByRole("dialog", { name: "Submit Feedback" });
    await openBugForm(phone);
    await phone.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openBugForm(phone);
    await writeReport(phone, "Half", "a thought");
    await phone.keyboard.press("Escape");
    const question = phone.getByRole("alertdialog", { name: /Discard this report\?/ });
    await question.getByRole("button", { name: "Keep Writing" }).click();
    await expect(dialog.getByLabel("Description")).toHaveValue("a thought");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(phone.getByRole("button", { name: "Need Help?" })).toBeFocused();

    await phone.getByRole("button", { name: "Need Help?" }).click();
    await phone.getByRole("button", { name: "Feature Request", exact: true }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("");
    await expect(dialog.getByLabel("Type")).toHaveValue("feature_request");
    await expect(dialog.getByRole("switch", { name: /Attach recent errors/ })).not.toBeChecked();
  });

  await test.step("the errors of this tab travel with a bug report, without tokens; not when switched off (D13)", async () => {
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await phone.evaluate(() => {
      setTimeout(() => {
        throw new Error("Field map is missing for ada@club.example?access_token=abc");
      });
    });
    await openBugForm(phone);
    await writeReport(phone, "With errors", "x");
    await phone.getByText("Show what will be sent").click();
    await expect(phone.getByText(/Field map is missing for \[address\]/)).toBeVisible();
    await submitButton(phone).click();
    await expect(phone.getByText(THANKS)).toBeVisible();
    await openBugForm(phone);
    await writeReport(phone, "Without errors", "x");
    await phone.getByRole("switch", { name: /Attach recent errors/ }).uncheck();
    await submitButton(phone).click();
    await expect.poll(() => reportsNamed(server, "Without errors")).toHaveLength(1);
    const [attached] = await reportsNamed(server, "With errors");
    expect(attached?.browser_console_errors).toContain("Error: Field map is missing for [address]");
    expect(attached?.browser_console_errors).not.toContain("abc");
    const [bare] = await reportsNamed(server, "Without errors");
    expect(bare?.browser_console_errors).toBe("");
  });

  await test.step("P §8 a report that the server refuses is said in the specified words, and nothing written is lost", async () => {
    await phone.route(SUBMIT_FEEDBACK, reject);
    await openBugForm(phone);
    await writeReport(phone, "Refused", "Kept in the form");
    await submitButton(phone).click();
    const alert = phone.getByRole("alertdialog", {
      name: "Failed to submit feedback. Please try again or email support@example.org directly.",
    });
    await alert.getByRole("button", { name: "OK" }).click();
    const dialog = phone.getByRole("dialog", { name: "Submit Feedback" });
    await expect(dialog.getByLabel("Title")).toHaveValue("Refused");
    await phone.unroute(SUBMIT_FEEDBACK);
    await submitButton(phone).click();
    await expect(phone.getByText(THANKS)).toBeVisible();
    expect(await reportsNamed(server, "Refused")).toHaveLength(1);
  });
});

test("the help button is on every page but a collected game, and covers nothing at a page's end (P §2); the sixth report in 10 minutes is said to wait (rule 9)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await test.step("rule 9 the sixth report in 10 minutes is said to wait, until when, and is not lost", async () => {
    await phone.goto("/games");
    await reportByScorer(server, ["One", "Two", "Three", "Four", "Five"]);
    await openBugForm(phone);
    await writeReport(phone, "The sixth", "One too many");
    await submitButton(phone).click();
    const alert = phone.getByRole("alertdialog", {
      name: /You have sent 5 reports in 10 minutes\. This one is saved on this device and sent by itself at \d+:\d\d [AP]M\./,
    });
    await expect(alert).toBeVisible();
    await alert.getByRole("button", { name: "OK" }).click();
    expect(await reportsNamed(server, "The sixth")).toEqual([]);
    await phone.goto("/my-feedback");
    const waiting = phone.getByRole("region", { name: "On this device" });
    await expect(waiting.getByRole("heading", { name: "The sixth" })).toBeVisible();
    await expect(waiting.getByText(/The server takes it at \d+:\d\d [AP]M\./)).toBeVisible();
  });

  await test.step("P §2 the help button: every page but a collected game; at a page's end it covers nothing", async () => {
    for (const viewport of [LAPTOP, PHONE]) {
      await phone.setViewportSize(viewport);
      for (const [path, content] of [
        ["/games", phone.getByTestId("game-card").first()],
        ["/collect", phone.getByTestId("game-card").first()],
        ["/my-feedback", phone.getByRole("heading", { name: "Names with accents are not found" })],
        ["/account", phone.getByRole("heading", { level: 1 })],
      ] as const) {
        await phone.goto(path);
        await expect(content).toBeVisible();
        await expect(phone.getByRole("button", { name: "Need Help?" })).toBeVisible();
        await expect.poll(() => coveredAtTheEnd(phone), { message: path }).toEqual([]);
      }
    }
    const game = await untouchedGame(server);
    const live = new LiveScreen(phone, game);
    await live.open();
    await live.chooseRosters(starters(game));
    const help = phone.getByRole("button", { name: "Need Help?" });
    await expect(help).toHaveCount(1);
    await help.click();
    const panel = phone.getByRole("dialog", { name: "Need Help?" });
    await expect(panel.getByRole("term")).toHaveCount(7);
    await expect(panel.getByRole("button", { name: "Report Bug", exact: true })).toBeVisible();
    const mail = await panel.getByRole("link", { name: "Email Developer" }).getAttribute("href");
    expect(mail).toMatch(/^mailto:support@example\.org\?subject=/);
    expect(decodeURIComponent(mail ?? "")).toContain("Page: /collect");
    expect(decodeURIComponent(mail ?? "")).toContain("Chrome");
  });
});

async function sendByKeyboard(server: E2eServer, page: Page): Promise<void> {
  await page.getByRole("button", { name: "Need Help?" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Need Help?" })).toBeVisible();
  // Until a dialog has the focus, Tab goes through the page behind it.
  const inDialog = page.locator("[role=dialog]:focus-within");
  await expect(inDialog).toHaveCount(1);
  await pressTo(page, "Report Bug");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Submit Feedback" })).toBeVisible();
  await expect(inDialog).toHaveCount(1);
  await pressTo(page, "Title");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("No mouse at hand");
  await pressTo(page, "Submit");
  await page.keyboard.press("Enter");
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByRole("button", { name: "Need Help?" })).toBeFocused();
  expect(await reportsNamed(server, "By keyboard")).toHaveLength(1);
}

/** Controls that lie under the help button when the page is scrolled to its end, in words. */
async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return page.evaluate(() => {
    const help = document.querySelector('button[aria-label="Need Help?"]');
    const area = help?.getBoundingClientRect();
    if (!area) return ["no help button"];
    return [...document.querySelectorAll("main *, footer *")]
      .filter((element) => element.matches("a, button, input, select") || isText(element))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
      })
      .map((element) => element.textContent?.trim() || element.tagName);

    function isText(element: Element): boolean {
      return element.childElementCount === 0 && (element.textContent ?? "").trim() !== "";
    }
  });
}

/** Answers as the server does when it refuses this one report. */
async function reject(route: Route): Promise<void> {
  const { p_op_id } = route.request().postDataJSON() as { readonly p_op_id: string };
  await route.fulfill({ json: { op_id: p_op_id, outcome: "rejected", reason: "invalid" } });
}

/** Presses Tab until the control of this name has the focus. */
async function pressTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (label ?? element?.textContent ?? "").trim();
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
