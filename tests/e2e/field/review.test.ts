import type { SupabaseClient } from "@supabase/supabase-js";
import { untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { highAnswers } from "../support/looks/high-answers.ts";

interface CompletedGame {
  readonly id: string;
  readonly team_visitor_score: number;
  readonly team_home_score: number;
}

test(
  "a finished game is corrected, re-scored, re-opened and reset, each as specified (P §2, §4, D35, D37)",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await completedGame(server.service);
    const page = await newPhone({ viewport: { width: 1280, height: 800 } });
    await signIn(page, DEMO.admin);
    await page.goto(`/games/${game.id}/review`);
    const alert = page.getByRole("alertdialog");

    await test.step("a correction changes the player, not the score, and survives", async () => {
      const before = await topPlayer(server.service, game.id);
      const name = new RegExp(`^Edit #?.*${escaped(before.name)}`);
      await page.getByRole("button", { name }).first().click();
      const form = page.getByRole("dialog", { name });
      await form.getByRole("button", { name: "One more Tackles" }).click();
      await form.getByRole("button", { name: "One more Tackles" }).click();
      await form.getByRole("button", { name: "Save Changes" }).click();
      await expect(form).toHaveCount(0);
      await expect
        .poll(async () => (await playerStats(server.service, game.id, before.player_id)).tackles, {
          timeout: 30_000,
        })
        .toBe(before.tackles + 2);
      await expect(page.getByTestId("score-visitor")).toHaveText(String(game.team_visitor_score));
    });

    await test.step("Edit Final Scores sets the score everywhere and keeps the computed one", async () => {
      await page.getByRole("button", { name: "Edit Final Scores" }).click();
      const form = page.getByRole("dialog", { name: "Edit Final Scores" });
      await form.getByRole("textbox").or(form.getByRole("spinbutton")).first().fill("41");
      await form.getByRole("button", { name: "Save Scores" }).click();
      await expect(page.getByTestId("score-visitor")).toHaveText("41");
      await expect
        .poll(() => gameRow(server.service, game.id), { timeout: 30_000 })
        .toMatchObject({
          team_visitor_score: 41,
          computed_visitor_score: game.team_visitor_score,
        });
    });

    await test.step("Re-open for Stat Collection says what it does, and leads back to the live screen", async () => {
      const reopen = page.getByRole("button", { name: "Re-open for Stat Collection" });
      await reopen.click();
      await expect(alert).toContainText("all public pages show it as open, without a winner.");
      await page.keyboard.press("Escape");
      await expect(alert).toHaveCount(0);
      expect(await gameRow(server.service, game.id)).toMatchObject({ is_completed: true });
      await reopen.click();
      await alert.getByRole("button", { name: "Re-open" }).click();
      await expect(page).toHaveURL(new RegExp(`/collect\\?gameId=${game.id}`));
      await expect(page.getByTestId("stat-grid")).toBeVisible();
      await expect
        .poll(() => gameRow(server.service, game.id), { timeout: 30_000 })
        .toMatchObject({ is_completed: false, state: "open" });
    });

    await test.step("a wrong word cancels the reset, the right one clears the game", async () => {
      await page.goto(`/games/${game.id}/review`);
      const reset = async (word: string) => {
        await page.getByRole("button", { name: "Reset Game" }).click();
        await alert.getByRole("button", { name: "Continue" }).click();
        await alert.getByRole("button", { name: "Yes, reset it" }).click();
        await alert.getByRole("textbox").fill(word);
        await alert.getByRole("button", { name: "Reset Game" }).click();
      };
      await reset("reset");
      await expect(alert).toContainText("Reset cancelled. Game data has not been modified.");
      await alert.getByRole("button", { name: "OK" }).click();
      expect(await gameRow(server.service, game.id)).toMatchObject({ epoch: 0 });

      await reset("RESET");
      await expect(
        page.getByText(
          "Game has been successfully reset! All data has been cleared and the game is ready for fresh stat collection.",
        ),
      ).toBeVisible({ timeout: 30_000 });
      expect(await gameRow(server.service, game.id)).toMatchObject({
        epoch: 1,
        is_completed: false,
        team_visitor_score: 0,
        team_home_score: 0,
        has_stats: false,
      });
      expect(
        await rows(server.service.from("game_stats").select("*").eq("game_id", game.id)),
      ).toEqual([]);
      expect((await server.service.rpc("verify_totals")).data).toEqual([]);
    });

    await test.step("the game starts afresh at the roster gate", async () => {
      await page.goto(`/collect?gameId=${game.id}`);
      await expect(page.getByRole("dialog", { name: "Select Game-Day Rosters" })).toBeVisible();
    });
  },
);

test("an editor reads one sentence on a game that has not begun, and no empty cards; on a phone the answers of a form, a typed word and an alert lie where a thumb is; on a lying phone at 200 % a second tap on the same place answers no further question", async ({
  server,
  newPhone,
}) => {
  const game = await completedGame(server.service);
  const phone = await newPhone();
  await signIn(phone, DEMO.admin);
  await test.step("an editor reads one sentence on a game that has not begun, and no empty cards", async () => {
    await phone.goto(`/games/${(await untouchedGame(server)).id}/review`);
    await expect(phone.getByText(/appear with the first play/)).toBeVisible();
    await expect(phone.getByRole("heading", { name: "History of the game" })).toBeVisible();
    await expect(phone.getByText("No player statistics recorded yet.")).toHaveCount(0);
    await expect(phone.getByText("No rostered players found.")).toHaveCount(0);
  });

  await test.step("on a phone the answers lie where a thumb is", async () => {
    await phone.goto(`/games/${game.id}/review`);
    const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
    const alert = phone.getByRole("alertdialog");
    await press("Edit Final Scores");
    await expect.poll(() => highAnswers(phone)).toEqual([]);
    await press("Cancel");
    await press("Reset Game");
    await expect.poll(() => highAnswers(phone)).toEqual([]);
    await press("Continue");
    await press("Yes, reset it");
    await alert.getByRole("textbox").fill("reset");
    await expect.poll(() => highAnswers(phone)).toEqual([]);
    await alert.getByRole("button", { name: "Reset Game" }).click();
    await expect(alert).toContainText("Reset cancelled.");
    await expect.poll(() => highAnswers(phone)).toEqual([]);
  });

  await test.step("on a lying phone at 200 % a second tap on the same place answers no further question", async () => {
    await phone.setViewportSize({ width: 740, height: 360 });
    await phone.goto(`/games/${game.id}/review`);
    await phone.addStyleTag({ content: ":root { font-size: 200% }" });
    const answer = (name: string) => phone.getByRole("alertdialog").getByRole("button", { name });
    await phone.getByRole("button", { name: "Reset Game" }).click();
    await answer("Continue").scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await answer("Continue").boundingBox()) ?? {};
    for (const tap of ["on Continue", "by accident"]) {
      await phone.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(answer("Yes, reset it"), tap).toBeAttached();
    }
    await answer("Yes, reset it").click();
    await expect(phone.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
  });
});

async function completedGame(service: SupabaseClient): Promise<CompletedGame> {
  const games = await rows<CompletedGame & { override_visitor_score: number | null }>(
    service
      .from("games")
      .select("*")
      .eq("state", "final")
      .eq("outcome", "normal")
      .eq("epoch", 0)
      .order("game_date", { ascending: false })
      .order("id"),
  );
  for (const game of games) {
    const { data: held } = await service
      .from("held_events")
      .select("event_id")
      .eq("game_id", game.id);
    const computed = await gameRow(service, game.id);
    const isPlain = computed?.computed_visitor_score === game.team_visitor_score;
    if (isPlain && held?.length === 0) return game;
  }
  throw new Error("the demo league has no plain finished game");
}

async function gameRow(service: SupabaseClient, gameId: string) {
  const [row] = await rows<Record<string, unknown>>(
    service.from("games").select("*").eq("id", gameId),
  );
  return row;
}

interface Stats {
  readonly player_id: string;
  readonly tackles: number;
}

async function topPlayer(service: SupabaseClient, gameId: string) {
  const [top] = await rows<Stats>(
    service
      .from("game_stats")
      .select("player_id,tackles")
      .eq("game_id", gameId)
      .order("total_fantasy_points", { ascending: false })
      .limit(1),
  );
  if (!top) throw new Error("nobody has a stat");
  const [player] = await rows<{ name: string }>(
    service.from("players").select("name").eq("id", top.player_id),
  );
  return { ...top, name: player?.name ?? "" };
}

async function playerStats(
  service: SupabaseClient,
  gameId: string,
  playerId: string,
): Promise<Stats> {
  const [stats] = await rows<Stats>(
    service
      .from("game_stats")
      .select("player_id,tackles")
      .eq("game_id", gameId)
      .eq("player_id", playerId),
  );
  return stats ?? { player_id: playerId, tackles: -1 };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
