import type { Page } from "@playwright/test";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

const SIZES = [
  [360, 740],
  [360, 640],
  [740, 360],
  [1024, 768],
] as const;

/** As long as the longest that comes while collecting. */
const LONG_TEXT =
  "Storm Chasers at Flag Falcons: somebody else was first, so your change of the game did not count. Its page says who.";

/** On low screens a timeout's target reaches under the line, and its mark does not. */
const EDGE = 4;

/** The buttons, scores and plays that the toast lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate((edge) => {
    const toast = document.querySelector(".toasts > div")?.getBoundingClientRect();
    if (toast === undefined || toast.height === 0) return ["no toast"];
    return [
      ...document.querySelectorAll(".lv :is(button, a, [data-testid=feed-entry], .lv-points)"),
    ]
      .filter((part) =>
        [...part.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right - left > 0 &&
            left < toast.right - edge &&
            right > toast.left + edge &&
            top < toast.bottom - edge &&
            bottom > toast.top + edge,
        ),
      )
      .map((part) => part.getAttribute("aria-label") ?? part.textContent ?? "");
  }, EDGE);
}

test("a toast covers nothing that is tapped or read while collecting, with and without a clock (interface.md)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  for (const periods of ["none", "quarters"]) {
    await test.step(`clock: ${periods}`, async () => {
      await server.arrange("update public.leagues set periods = $1, period_minutes = 12", [
        periods,
      ]);
      await phone.setViewportSize({ width: 360, height: 740 });
      await phone.reload();
      const clock = phone.getByRole("group", { name: "Game clock" });
      await expect(clock).toHaveCount(periods === "none" ? 0 : 1);
      await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
      await allSaved(live);
      await stopTheClock(phone);
      await phone.getByRole("button", { name: "Adjust Roster" }).click();
      const dialog = phone.getByRole("dialog", { name: "Adjust Game Roster" });
      const next = periods === "none" ? [6, 7] : [7, 8];
      await live.tick(dialog, { visitor: game.visitor.players.slice(...next), home: [] });
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        phone.getByRole("status").getByText("Roster updated successfully!"),
      ).toBeVisible();
      for (const [width, height] of SIZES) {
        await phone.setViewportSize({ width, height });
        await expect.poll(() => covered(phone), `${width}×${height}`).toEqual([]);
      }
      if (periods === "none") {
        await phone.setViewportSize({ width: 360, height: 740 });
        await phone.locator(".toasts > div").evaluate((toast, text) => {
          toast.dataset.long = "true";
          toast.querySelector("p")?.replaceChildren(text);
        }, LONG_TEXT);
        await expect.poll(() => covered(phone), "a long one").toEqual([]);
      }
      await phone.clock.resume();
    });
  }
});
