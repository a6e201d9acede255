import { startFaultProxy } from "../../helpers/fault-proxy.ts";
import { damageCopies } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { untouchedGames } from "../support/league.ts";
import { shownLeague } from "../support/shown-league.ts";

test("S20 a damaged copy of a game, player or figure is listed or told, offline too, and mends itself", async ({
  server,
  newPhone,
}) => {
  const network = await startFaultProxy(server.url);
  const phone = await newPhone({ baseURL: network.url });
  const [game, other] = await untouchedGames(server.service);
  const [player] = other?.visitor.players ?? [];
  if (!game || !other || !player) throw new Error("the demo league has two untouched games");
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  const { playerId: leaderId } = await shownLeague(server.service);
  const leaderRow = phone.locator(`a[href$="${leaderId}"]`).first();
  await phone.goto("/stats/all");
  await expect(leaderRow).toBeVisible();
  await expect(phone.getByText(/^Updated \d/)).toBeVisible();
  const gate = phone.getByRole("dialog", { name: "Select Game-Day Rosters" });
  await phone.goto(`/collect?gameId=${other.id}`);
  await expect(gate.getByRole("checkbox", { name: player.plainName, exact: true })).toBeVisible();
  await network.cut();
  // No answer is on its way to a page that was opened after the cut, to mend a copy at once.
  await phone.goto("/games");
  await expect(phone.getByTestId("game-card").first()).toBeVisible();
  await damageCopies(phone, [
    { table: "games", id: game.id, fields: { gameDate: null, homeTeamId: null } },
    { table: "players", id: player.id, fields: { teamId: 7 } },
    { table: "player_season_stats", id: leaderId, fields: { all: null } },
  ]);
  const card = phone.locator(`[data-game-id="${game.id}"]`);
  const flagged = "This device's storage has damaged its copy of this game.";
  const named = phone.getByRole("status").filter({ hasText: player.plainName });

  await test.step("the list and the picker keep the game, flagged", async () => {
    await phone.goto("/games");
    const unknown = phone.getByRole("region", { name: "Day unknown" });
    await expect(unknown.locator(card)).toContainText(flagged);
    await expect(card).toContainText(game.visitor.name);
    await expect(card).toContainText("Unknown Team");
    await phone.goto("/collect");
    await expect(card).toContainText(flagged);
    await card.getByRole("link", { name: /^(Collect Stats|Continue)/ }).click();
    await expect(phone.getByText(/This game is not on this device yet/)).toBeVisible();
  });

  await test.step("the teams and the gate of a sound game name the player", async () => {
    await phone.goto("/teams");
    await expect(named).toContainText("does not say which team");
    await phone.goto(`/collect?gameId=${other.id}`);
    await expect(gate).toBeVisible();
    await expect(named).toBeVisible();
  });

  const partial = phone.getByRole("status").filter({ hasText: "A damaged part is left out" });

  await test.step("figures leave the damaged row out and say so", async () => {
    for (const address of ["/stats", "/stats/all"]) {
      await phone.goto(address);
      await expect(partial).toBeVisible();
    }
    await expect(phone.getByText(/^#?1$/).first()).toBeVisible();
    await expect(leaderRow).toHaveCount(0);
  });

  await test.step("the next reading mends all, without a touch", async () => {
    await network.restore();
    await expect(leaderRow).toBeVisible({ timeout: 60_000 });
    await expect(partial).toHaveCount(0);
    await phone.goto(`/collect?gameId=${other.id}`);
    await expect(gate).toBeVisible();
    await expect(named).toHaveCount(0, { timeout: 60_000 });
    await expect(gate.getByRole("checkbox", { name: player.plainName, exact: true })).toBeVisible();
    await phone.goto("/collect");
    await expect(card).toContainText(game.home.name);
    await expect(card).not.toContainText(flagged);
  });
  await network.close();
});
