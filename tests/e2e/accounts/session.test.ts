import { button, email, link, watch } from "../support/accounts.ts";
import { atTheField } from "../support/at-the-field.ts";
import { DEMO, enterAs, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";

const ACCOUNT = "Your account";

test(
  "what a guard protects is never painted before it has decided, and nobody bounces (P §2)",
  JOURNEY,
  async ({ newPhone }) => {
    await test.step("a visitor sees the sign-in, then the page they wanted", async () => {
      const phone = await newPhone();
      const seen = await watch(phone);
      await phone.goto("/account?from=link");
      await expect(phone.getByRole("heading", { name: "Sign in to Stat Tracker" })).toBeVisible();
      expect((await seen()).heads).not.toContain(ACCOUNT);
      await enterAs(phone, DEMO.scorer);
      await expect(phone.getByRole("heading", { name: ACCOUNT })).toBeVisible();
      await expect
        .poll(async () => (await seen()).urls)
        .toEqual(["/account?from=link", "/login", "/account?from=link"]);
    });

    await test.step("somebody who is signed in opens a guarded page, /login and /admin", async () => {
      const phone = await newPhone();
      await signIn(phone, DEMO.scorer);
      const seen = await watch(phone);
      await phone.goto("/account");
      await expect(phone.getByRole("heading", { name: ACCOUNT })).toBeVisible();
      await expect.poll(seen).toEqual({ urls: ["/account"], heads: [ACCOUNT] });
      await phone.goto("/login");
      await expect(phone).toHaveURL(/\/games$/);
      expect((await seen()).heads).not.toContain("Sign in to Stat Tracker");
      await phone.goto("/admin");
      await expect(phone).toHaveURL(/\/games$/);
      await expect(phone.getByTestId("game-card").first()).toBeVisible();
      expect((await seen()).heads.join()).not.toMatch(/Admin|Sign in/);
    });

    await test.step("an admin lands on /admin and stays there over a reload", async () => {
      const laptop = await newPhone({ viewport: { width: 1280, height: 800 } });
      await signIn(laptop, DEMO.admin);
      await expect(laptop).toHaveURL(/\/admin$/);
      const seen = await watch(laptop);
      await laptop.goto("/admin");
      await expect(laptop.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(seen).toEqual({ urls: ["/admin"], heads: [expect.any(String)] });
    });

    await test.step("D4: who takes the header's Sign In is back on that page afterwards, an admin too", async () => {
      const laptop = await newPhone({ viewport: { width: 1280, height: 800 } });
      await laptop.goto("/standings?from=mail");
      await laptop.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
      await link(laptop, "Send a magic link email").click();
      await link(laptop, "Already have an account? Sign in").click();
      await enterAs(laptop, DEMO.admin);
      await expect(laptop).toHaveURL(/\/standings\?from=mail$/);
      await expect(laptop.getByRole("banner").getByText("Administrator")).toBeVisible();
    });
  },
);

test("signing in and out in one tab shows in the others", async ({ newPhone }) => {
  const first = await newPhone({ viewport: { width: 1280, height: 800 } });
  const second = await first.context().newPage();
  await second.goto("/login");
  await expect(button(second, "Sign In")).toBeVisible();
  await signIn(first, DEMO.viewer);
  await expect(second).toHaveURL(/\/games$/);
  await second.goto("/account");
  await expect(second.getByText(DEMO.viewer.email).first()).toBeVisible();
  // What a page was about, for its next first paint, goes with the person (rule 18).
  const keptHeads = () => first.evaluate(() => localStorage.getItem("stat-tracker.heads"));
  await first.goto("/teams");
  await first.getByRole("main").locator('a[href^="/teams/"]').first().click();
  await expect.poll(keptHeads).toContain("/teams/");
  await first.goto("/account");
  await first.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(first).toHaveURL(/\/$/);
  await expect.poll(keptHeads).toBeNull();
  await expect(second).toHaveURL(/\/$/);
  await second.goto("/account");
  await expect(second).toHaveURL(/\/login$/);
});

test("the three ways out: this device, the others, everywhere (P §7)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const tablet = await newPhone({ viewport: { width: 1024, height: 768 } });
  for (const page of [phone, tablet]) await signIn(page, DEMO.viewer);

  const refreshes = async (session: string | null) => {
    const { refreshToken } = JSON.parse(session ?? "{}");
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return answer.ok;
  };
  const sessionOf = (page: typeof phone) =>
    page.evaluate(() => localStorage.getItem("stat-tracker.session"));
  const onTablet = await sessionOf(tablet);

  await phone.goto("/account");
  await button(phone, "Sign Out of Other Devices").click();
  await expect(phone.getByText("Your other devices are signed out.")).toBeVisible();
  expect(await refreshes(onTablet)).toBe(false);
  await expect(phone).toHaveURL(/\/account$/);

  await test.step("without a network: the others need it, this device does not", async () => {
    await waitUntilInstalled(phone);
    await phone.context().setOffline(true);
    await button(phone, "Sign Out of Other Devices").click();
    const alert = phone.getByRole("alertdialog");
    await expect(alert).toContainText("This needs a network connection.");
    await alert.getByRole("button", { name: "OK" }).click();
    await button(phone, "Sign Out").click();
    await expect(phone).toHaveURL(/\/$/);
    await expect.poll(() => sessionOf(phone)).toBeNull();
    await phone.context().setOffline(false);
  });

  await signIn(phone, DEMO.viewer);
  const before = await sessionOf(phone);
  await phone.goto("/account");
  await button(phone, "Sign Out Everywhere").click();
  const question = phone.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay Signed In" }).click();
  await expect(phone).toHaveURL(/\/account$/);
  await button(phone, "Sign Out Everywhere").click();
  // This device is signed out at once, the others when the server has answered.
  const isRevoked = phone.waitForResponse((answer) => answer.url().includes("/auth/v1/logout"));
  await question.getByRole("button", { name: "Sign Out Everywhere" }).click();
  await expect(phone).toHaveURL(/\/$/);
  expect((await isRevoked).ok()).toBe(true);
  expect(await refreshes(before)).toBe(false);
});

test("on a shared phone a sign-out says what stays, and it goes out as its author's (rule 18)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await phone.context().setOffline(true);
  await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
  await phone.goto("/account");
  await expect(phone.getByTestId("sync-status")).toHaveText("Offline · 1 to send");
  await button(phone, "Sign Out").click();
  const question = phone.getByRole("alertdialog");
  await expect(question).toContainText("1 entry is not on the server yet.");
  await question.getByRole("button", { name: "Sign Out" }).click();
  await expect(phone).toHaveURL(/\/$/);
  await phone.goto("/collect");
  await email(phone).fill(DEMO.scorer2.email);
  await phone.getByLabel("Your password", { exact: true }).fill(DEMO.scorer2.password);
  await button(phone, "Sign In").click();
  await expect(phone.getByRole("alert").first()).toHaveText(
    "This needs a network connection. Please try again when you are online.",
  );

  await phone.context().setOffline(false);
  await button(phone, "Sign In").click();
  await expect(phone).toHaveURL(/\/collect$/);
  await live.open();
  await phone.getByTestId("sync-status").click();
  await expect(phone.getByRole("dialog")).toContainText(
    "Sent when that person signs in on this device.",
  );
  const sent = await rows(
    server.service
      .from("game_events")
      .select("event_id")
      .eq("game_id", game.id)
      .eq("type", "stat.recorded.v1"),
  );
  expect(sent).toEqual([]);
});
