import type { Page } from "@playwright/test";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { keptRows, watchDurability } from "../support/device-rows.ts";
import {
  DEMO,
  expect,
  signIn,
  signOutByMenu,
  signOutWithUnsent,
  test,
} from "../support/fixtures.ts";
import { rows, waitUntilCompleted } from "../support/league.ts";

const MB = 1024 * 1024;
/** More than the app needs, and less than the browser can be asked for in one go. */
const ROOM = 40 * MB;

/**
 * A phone with little room, which the browser takes away or gives back. It asks for the room left
 * only when a write exceeds what it last heard, so a write of that size has it ask again.
 */
async function smallStorage(page: Page, origin: string) {
  const browser = await page.context().newCDPSession(page);
  const setRoom = (quotaSize: number) =>
    browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
  await setRoom(ROOM);
  return async (isFull: boolean) => {
    await setRoom(isFull ? 1 : ROOM);
    if (isFull) expect(await write(page, ROOM + MB)).toBe("QuotaExceededError");
  };
}

/** Writes that many bytes; answers with the name of the browser's refusal, if any. */
function write(page: Page, bytes: number): Promise<string | null> {
  return page.evaluate(async (size) => {
    const opening = indexedDB.open("filler");
    opening.onupgradeneeded = () => opening.result.createObjectStore("bytes");
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error);
    });
    const transaction = opening.result.transaction("bytes", "readwrite");
    transaction.objectStore("bytes").put(new Uint8Array(size), 1);
    const refusal = await new Promise<string | null>((resolve) => {
      transaction.oncomplete = () => resolve(null);
      transaction.onabort = () => resolve(transaction.error?.name ?? "aborted");
    });
    opening.result.close();
    return refusal;
  }, bytes);
}

test("a full phone says so, keeps every tap and stores it once when there is room; a shared phone keeps people apart (I1, I8, D20)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const setFull = await smallStorage(phone, new URL(server.url).origin);
  const { game, live } = await atTheField(server, phone);
  phone.on("dialog", (dialog) => void dialog.accept());
  const pill = phone.getByTestId("sync-status");
  const question = phone.getByRole("alertdialog");
  const made: string[] = [];
  const onServer = async () =>
    (
      await rows<{ event_id: string }>(
        server.service
          .from("game_events")
          .select("event_id")
          .eq("game_id", game.id)
          .eq("type", "stat.recorded.v1"),
      )
    ).length;

  await test.step("nothing is lost while the phone is full, not even over a reload", async () => {
    await setFull(true);
    made.push(...(await live.record({ stat: "rush", side: "home", player: 0 }, "stat-first")));
    await expect(pill).toHaveText("Not saved on this device");
    await expect(question).toHaveCount(0);
    await expect(live.entry(made[0] ?? "")).toHaveAttribute("data-failed", "true");
    made.push(
      ...(await live.record({ stat: "safety", side: "visitor", player: 1 }, "player-first")),
    );
    await expect.poll(() => live.score()).toEqual({ visitor: 2, home: 6 });
    await phone.getByRole("button", { name: "TACKLE", exact: true }).click();
    await phone.getByRole("dialog").getByRole("button", { name: game.home.name }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Add player" }).click();
    await phone.getByRole("dialog").getByLabel("Name (optional)").fill("Wendy Walker");
    await phone.getByRole("dialog").getByRole("button", { name: "Add player" }).click();
    await expect(phone.getByTestId("feed-entry").first()).toContainText("#? Wendy Walker");
    made.push(...(await live.entryIds()).filter((id) => !made.includes(id)));
    await phone.getByRole("button", { name: "View Scoreboard" }).click();
    await expect(question).toContainText("Failed to save current progress. Please try again.");
    await question.getByRole("button", { name: "OK" }).click();
    await pill.click();
    await expect(
      phone.getByRole("dialog").getByText(/could not be written to this device's storage/),
    ).toBeVisible();
    await phone.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect(pill).toHaveText("Not saved on this device");
    await expect.poll(async () => (await live.entryIds()).sort()).toEqual([...made].sort());
    await expect.poll(() => live.score()).toEqual({ visitor: 2, home: 6 });
  });

  await test.step("with room again, everything is stored and sent exactly once", async () => {
    await setFull(false);
    await pill.click();
    await phone.getByRole("dialog").getByRole("button", { name: "Retry now" }).click();
    await allSaved(live);
    await phone.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(live.entry(made[0] ?? "")).toHaveAttribute("data-failed", "false");
    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    expect(made).toHaveLength(3);
    await expect.poll(async () => (await live.entryIds()).sort()).toEqual([...made].sort());
    expect(await onServer()).toBe(3);
    expect((await server.service.rpc("verify_totals")).data).toEqual([]);
  });

  await test.step("what another person recorded here is said to be theirs and waits for them", async () => {
    await phone.context().setOffline(true);
    const durabilities = await watchDurability(phone);
    await live.record({ stat: "tackle", side: "home", player: 2 }, "stat-first");
    await live.record({ stat: "tackle", side: "home", player: 3 }, "stat-first");
    expect(await durabilities()).toEqual(["strict", "strict"]);
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await question.getByRole("button", { name: "Keep In Progress" }).click();
    const recorded = await keptRows(phone);
    expect(recorded.outbox).toHaveLength(2);
    await signOutWithUnsent(phone);
    expect(await keptRows(phone)).toEqual(recorded);
    await phone.context().setOffline(false);
    await signIn(phone, DEMO.scorer2);
    await live.open();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect(pill).toHaveText("Needs attention · 2", { timeout: 30_000 });
    await pill.click();
    const sheet = phone.getByRole("dialog");
    // The names come with the sign-in (D13).
    await expect(
      sheet.getByText(
        /^2 entries of (?!another).+Sent when that person signs in on this device\.$/,
      ),
    ).toBeVisible();
    await expect(sheet.getByText(/^These entries belong to another person\./)).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    await phone.getByRole("button", { name: "Finalize Game" }).click();
    await expect(question.getByText(/^2 entries of .+ are waiting\.$/)).toBeVisible();
    await question.getByRole("button", { name: "Keep In Progress" }).click();
    expect(await onServer()).toBe(3);

    await signOutByMenu(phone);
    await signIn(phone, DEMO.scorer);
    await expect.poll(onServer, { timeout: 30_000 }).toBe(5);
  });

  await test.step("a finalize and a correction on a full phone stand too, and reach the server later, once", async () => {
    await live.open();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await setFull(true);
    await live.finalize();
    await expect(phone).toHaveURL(/\/review$/);
    await expect(pill).toHaveText("Not saved on this device");
    await expect(question).toHaveCount(0);
    await expect(phone.getByText("COMPLETED", { exact: true }).first()).toBeVisible();

    const scorer = game.home.players[0];
    const correct = { name: `Edit ${scorer?.plainName}`, exact: true };
    await phone.getByRole("button", correct).click();
    const form = phone.getByRole("dialog", { name: /^Edit #/ });
    await form.getByRole("button", { name: "One more Tackles" }).click();
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await setFull(false);
    await pill.click();
    await phone.getByRole("dialog").getByRole("button", { name: "Retry now" }).click();
    await waitUntilCompleted(server.service, game.id);
    const corrections = () =>
      rows<{ stat: string; delta: number }>(
        server.service.from("stat_corrections").select("stat,delta").eq("game_id", game.id),
      );
    await expect.poll(corrections, { timeout: 30_000 }).toEqual([{ stat: "tackles", delta: 1 }]);
  });
});
