import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";

const DAY = 24 * 3_600_000;

test("an app that lay in the background overnight shows the new day's games under Today (D48)", async ({
  newPhone,
}) => {
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  const today = phone.getByRole("region", { name: "Today" }).getByTestId("game-card");
  const tomorrow = phone.getByRole("region", { name: "Coming up" }).getByTestId("game-card");
  for (const path of ["/games", "/collect"]) {
    await test.step(path, async () => {
      await phone.goto(path);
      await expect(today.first()).toBeVisible();
      const next = (await tomorrow.first().getAttribute("data-game-id")) ?? "";
      // Without a network no answer of the server can redraw the list.
      await phone.context().setOffline(true);
      await phone.clock.setFixedTime(Date.now() + DAY);
      await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(today.and(phone.locator(`[data-game-id="${next}"]`))).toBeVisible();
      await phone.clock.setFixedTime(Date.now());
      await phone.context().setOffline(false);
    });
  }
});
