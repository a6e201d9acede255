import { allSaved, atTheField, atTheNextGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows, waitUntilCompleted } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

test("two phones: likely doubles, a roster that shrank, two finalizes, late entries in the review, no alarm about the same result (D28, D31, I12, I20)", async ({
  server,
  newPhone,
}) => {
  const { game, live: first } = await atTheField(server, await newPhone());
  const second = new LiveScreen(await newPhone(), game);
  await signIn(second.page, DEMO.scorer2);
  await second.open();
  await expect(second.page.getByTestId("stat-grid")).toBeVisible();
  await waitUntilInstalled(second.page);
  const offline = (isOffline: boolean) => second.page.context().setOffline(isOffline);
  const { players } = game.visitor;
  const [zero, one, six] = [players[0], players[1], players[6]];
  if (!zero || !one || !six) throw new Error("the visitor has too few players");
  const twice: string[] = [];
  let alone = "";

  await test.step("both saw one tackle: both rows are marked, on both phones", async () => {
    await offline(true);
    // Twenty seconds apart they would be two tackles.
    const seen = { stat: "tackle", side: "home", player: 3 } as const;
    const both = [first.record(seen, "stat-first"), second.record(seen, "player-first")];
    twice.push(...(await Promise.all(both)).flat());
    [alone = ""] = await first.record({ stat: "tackle", side: "home", player: 4 }, "stat-first");
    await first.swapRoster("visitor", zero, six);
    await second.swapRoster("visitor", one, six);
    await offline(false);
    for (const phone of [first, second]) {
      await allSaved(phone);
      for (const id of twice) {
        await expect(phone.entry(id)).toContainText("Possible double entry", { timeout: 30_000 });
        await expect(phone.entry(id).getByText("Double?")).toBeVisible();
      }
      await expect(phone.entry(alone)).not.toContainText("Possible double entry");
    }
  });

  await test.step("Finalize warns of doubles, which the feed shows alone, and of the small roster", async () => {
    await first.page.getByRole("button", { name: "Finalize Game" }).click();
    const question = first.page.getByRole("alertdialog", { name: "Finalize this game?" });
    await expect(question.getByText("1 entry may be recorded twice.")).toBeVisible();
    await expect(question.getByText(`${game.visitor.name} has 5 checked in.`)).toBeVisible();
    await question.getByRole("button", { name: "Show Possible Doubles" }).click();
    await expect(question).toHaveCount(0);
    await expect(first.page.getByTestId("feed-entry")).toHaveCount(twice.length);
    for (const id of twice) await expect(first.entry(id)).toBeVisible();
    const filter = first.page.getByRole("button", { name: "2 possible double entries" });
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await filter.click();
    await expect(first.entry(alone)).toBeVisible();
    await first.page.getByRole("button", { name: "Back to the Stats" }).click();
  });

  await test.step("the first finalize wins; the other phone closes without an alarm and shows the result", async () => {
    await offline(true);
    await second.record({ stat: "safety", side: "home", player: 2 }, "stat-first");
    await first.finalize();
    await expect(first.page).toHaveURL(/\/review$/);
    await waitUntilCompleted(server.service, game.id);
    await offline(false);
    await expect(second.page).toHaveURL(/\/review$/, { timeout: 30_000 });
    await expect(second.page.getByRole("alertdialog")).toHaveCount(0);
    await expect(second.page.getByText("COMPLETED", { exact: true }).first()).toBeVisible();
    for (const phone of [first, second]) {
      await expect(phone.page.getByTestId("score-home")).toHaveText("0");
    }
  });

  await test.step("the late entry is offered in the review, and counts once it is applied", async () => {
    const { page } = second;
    await expect(page.getByRole("heading", { name: /^Late entries/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole("button", { name: /^Set aside SAFETY/ })).toBeVisible();
    await page.getByRole("button", { name: /^Apply SAFETY/ }).click();
    await expect(page.getByText("1 entry applied")).toBeVisible();
    for (const phone of [first, second]) {
      await expect(phone.page.getByTestId("score-home")).toHaveText("2", { timeout: 40_000 });
    }
  });
  expect((await server.service.rpc("verify_totals")).data).toEqual([]);

  await test.step("two finalizes of one game while one phone is offline: no alarm, one result (D31, I20)", async () => {
    const { game: next, live: one } = await atTheNextGame(server, first.page);
    const two = new LiveScreen(second.page, next);
    await two.open();
    await expect(two.page.getByTestId("stat-grid")).toBeVisible();
    await one.record({ stat: "rush", side: "home", player: 0 }, "stat-first");
    await allSaved(one);
    await expect(two.page.getByTestId("score-home")).toHaveText("6", { timeout: 30_000 });
    await two.page.context().setOffline(true);
    await one.finalize();
    await two.finalize();
    for (const phone of [one, two]) await expect(phone.page).toHaveURL(/\/review$/);
    await expect
      .poll(
        async () =>
          (
            await rows(
              server.service.from("games").select("id").eq("id", next.id).eq("is_completed", true),
            )
          ).length,
        { timeout: 30_000 },
      )
      .toBe(1);
    await two.page.context().setOffline(false);
    await allSaved(two);
    await expect(two.page.getByText("COMPLETED", { exact: true }).first()).toBeVisible();
    await expect(two.page.getByRole("alertdialog")).toHaveCount(0);
    for (const phone of [one, two]) {
      await expect(phone.page.getByTestId("score-home")).toHaveText("6");
    }
    const told = two.page
      .getByRole("alert")
      .filter({ hasText: "Your Finalize Game did not count." });
    await expect(told).toContainText(
      "finalized the game first with 0–6. Both results are the same.",
    );
    await two.page.getByRole("button", { name: "Show: History of the game" }).click();
    const history = two.page.getByRole("listitem").filter({ hasText: "Not accepted" });
    await expect(history).toContainText("finalized the game first with 0–6.");
    await told.getByRole("button", { name: "OK" }).click();
    await expect(told).toHaveCount(0);
    await expect(history).toHaveCount(1);
  });
});
