import type { Page } from "@playwright/test";
import { atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";

const notice = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });

/** Names of visible controls that the notice lies over, or that it has pushed out of the window. */
function covered(page: Page, text: RegExp): Promise<readonly string[]> {
  return notice(page, text).evaluate((bar) => {
    const lost: string[] = [];
    for (const control of document.querySelectorAll(".lv button:not([hidden])")) {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      const column = control.closest(".lv-enter");
      // On a phone that lies, the column of the buttons scrolls.
      const scrolls = column !== null && getComputedStyle(column).overflowY === "auto";
      const isOutside = top + height > window.innerHeight + 1 && !scrolls;
      if (isOutside || (middle !== null && bar.contains(middle))) lost.push(control.textContent);
    }
    return lost;
  });
}

for (const [what, text, lose] of [
  [
    "a database that was deleted",
    /This app's data on this device was deleted/,
    () =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase("stat-tracker").onsuccess = () => done();
      }),
  ],
  [
    "a newer version in another tab",
    /A newer version is open in another tab/,
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("stat-tracker", 990);
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  ],
] as const) {
  test(`I1: ${what} is named as such, covers no control, can be put away, and taps are kept`, async ({
    server,
    newPhone,
  }) => {
    const phone = await newPhone({ expectedNoise: /database|upgrade|Another connection/i });
    const { live } = await atTheField(server, phone);
    await phone.evaluate(lose);
    await expect(notice(phone, text)).toBeVisible();
    await expect(notice(phone, text).getByRole("button", { name: "Reload" })).toBeVisible();
    for (const [width, height] of [
      [360, 740],
      [360, 640],
      [740, 360],
      [1280, 800],
    ] as const) {
      await phone.setViewportSize({ width, height });
      await expect.poll(() => covered(phone, text), { message: `${width}×${height}` }).toEqual([]);
    }
    await phone.setViewportSize({ width: 360, height: 740 });
    await notice(phone, text).getByRole("button", { name: "Later" }).click();
    await expect(notice(phone, text)).toHaveCount(0);
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    await expect.poll(async () => (await live.sync()).state).toBe("not-saved");
  });
}
