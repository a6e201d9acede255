import { untouchedGame } from "../support/at-the-field.ts";
import { openBugForm, reportsNamed, submitButton, writeReport } from "../support/feedback-form.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { breakCall, rpc } from "../support/network/broken-call.ts";
import {
  atTheFieldBehind,
  behindTheNetwork,
  countEvents,
  KINDS,
  nothingHeld,
  says,
  survive,
} from "../support/network/fault-matrix.ts";

/** The whole network: then a reset, which must not wait for a network (D36a), is not even written. */
const IS_DEAD: ReadonlySet<string> = new Set(["refuse-connection", "stall"]);

test("fault × call: reset", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
  const { phone, live } = place;
  const { id } = live.game;
  await live.record({ stat: "safety", side: "home", player: 0 }, "player-first");
  await says(phone, "saved");
  await phone.goto(`/games/${id}/review`);
  const alert = phone.getByRole("alertdialog");
  let resets = 0;
  const reset = async () => {
    await phone.getByRole("button", { name: "Reset Game" }).click();
    await alert.getByRole("button", { name: "Continue" }).click();
    await alert.getByRole("button", { name: "Yes, reset it" }).click();
    await alert.getByRole("textbox").fill("RESET");
    await alert.getByRole("button", { name: "Reset Game" }).click();
  };
  for (const kind of KINDS) {
    await test.step(kind.name, async () => {
      if (IS_DEAD.has(kind.fault.kind)) {
        const broken = await breakCall(
          place,
          ({ path }) => path.startsWith("/rest/v1/games"),
          kind,
        );
        await reset();
        await expect(alert).toContainText("The server did not answer.");
        await alert.getByRole("button", { name: "OK" }).click();
        expect(broken.fired()).toBeGreaterThan(0);
        await broken.heal();
        await says(phone, "saved");
        expect(await countEvents(place, "game.reset.v1")).toBe(resets);
        return;
      }
      // An answer that took more than 20 s is told as one that may have arrived.
      const ok = alert.getByRole("button", { name: "OK" });
      const done = phone.getByText("Game has been successfully reset!");
      let told = Promise.resolve();
      await survive(place, rpc("push_game_events", "game.reset.v1"), kind, async () => {
        await reset();
        await expect(alert).toHaveCount(0);
        // It stands for some seconds only.
        told = ok.or(done).first().waitFor({ timeout: 0 });
      });
      resets += 1;
      expect(await countEvents(place, "game.reset.v1")).toBe(resets);
      const game = server.service.from("games").select("epoch,has_stats").eq("id", id);
      expect(await rows(game)).toEqual([{ epoch: resets, has_stats: false }]);
      await told;
      if (await ok.isVisible()) await ok.click();
      await expect(phone.getByRole("button", { name: "Reset Game" })).toBeEnabled();
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: feedback", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone } = place;
  await signIn(phone, DEMO.viewer);
  await waitUntilInstalled(phone);
  const form = phone.getByRole("dialog", { name: "Submit Feedback" });
  for (const kind of KINDS) {
    await test.step(kind.name, async () => {
      // Nobody may send more than five in ten minutes (rule 9).
      await server.arrange(
        "update feedback_reports set created_at = now() - interval '1 hour'",
        [],
      );
      const kept = phone.getByText(/saved on this device\./);
      await expect(kept).toHaveCount(0);
      await survive(place, rpc("submit_feedback"), kind, async () => {
        await openBugForm(phone);
        await writeReport(phone, kind.name, "Written beside the field");
        await submitButton(phone).click();
        await expect(form).toHaveCount(0);
        // A moment that a server has named is told in a dialog.
        const ok = phone.getByRole("alertdialog").getByRole("button", { name: "OK" });
        await expect(ok.or(kept).first()).toBeVisible();
        if (await ok.isVisible()) await ok.click();
      });
      expect(await reportsNamed(server, kind.name)).toHaveLength(1);
    });
  }
  await place.network.close();
});

test("fault × call: jersey", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone } = place;
  const { visitor } = await untouchedGame(server);
  const [player] = visitor.players;
  if (!player) throw new Error("the visitor has no player");
  const worn = new Set(visitor.players.map(({ jerseyNumber }) => Number(jerseyNumber)));
  const free = Array.from({ length: 100 }, (_, number) => number).filter((n) => !worn.has(n));
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  await phone.getByRole("link", { name: "Teams" }).first().click();
  const card = phone.getByRole("article", { name: visitor.name });
  await card.getByRole("button", { name: "Active Players" }).click();
  const edit = card.getByRole("button", { name: new RegExp(`^Edit #\\S+ ${player.plainName}$`) });
  const form = phone.getByRole("dialog", { name: "Edit Player" });
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      const number = `${free[index]}`;
      await survive(place, rpc("set_jersey_number", player.id), kind, async () => {
        await edit.click();
        await form.getByLabel("Jersey Number (Optional)").fill(number);
        await form.getByRole("button", { name: "Save Changes" }).click();
        await expect(form).toHaveCount(0);
        await expect(edit).toHaveAccessibleName(`Edit #${number} ${player.plainName}`);
      });
      const row = server.service.from("players").select("jersey_number").eq("id", player.id);
      expect(await rows(row)).toEqual([{ jersey_number: number }]);
    });
  }
  await place.network.close();
});
