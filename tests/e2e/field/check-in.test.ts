import { rowsIn } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows, untouchedGames } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { holdBack } from "../support/network/hold-back.ts";
import type { E2eServer } from "../support/server.ts";

test("a team is checked in by one tap on its last game's roster, or by its numbers on a pad; who is checked in elsewhere is ticked beside a kept draft (D36, D69); a playoff game's gate says who is short of games, and refuses nobody", async ({
  server,
  newPhone,
}) => {
  const [first, next] = await untouchedGames(server.service);
  if (!first || !next) throw new Error("the demo league has two untouched games");
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await test.step("a team is checked in by one tap on its last game's roster, or by its numbers on a pad", async () => {
    const game = first;
    const { lastGame, players: before } = await lastRoster(server, game.visitor.id);
    const answerAboutLastGame = await holdBack(phone, new RegExp(lastGame));
    await new LiveScreen(phone, game).open();
    const gate = phone.getByRole("dialog", { name: "Select Game-Day Rosters" });
    const button = (name: string | RegExp) => gate.getByRole("button", { name });

    // It stands there before its roster is known: what came later would move the list under a finger.
    await expect(button("As Last Game")).toBeDisabled();
    answerAboutLastGame();
    await button("As Last Game").click();
    await expect(gate.getByRole("checkbox", { checked: true })).toHaveCount(before.length);
    await expect(button("As Last Game")).toBeDisabled();

    await button(new RegExp(`^${game.home.name} \\d`)).click();
    await button("Tap Numbers").click();
    for (const player of game.home.players.slice(0, 6)) {
      const number = gate.locator(`[data-player-id="${player.id}"]:visible`);
      // Upright, the numbers of a whole team are in a thumb's reach.
      await expect.poll(async () => (await number.boundingBox())?.y).toBeGreaterThan(740 / 2 - 64);
      await number.click();
      await expect(number).toHaveAttribute("aria-pressed", "true");
    }
    await button("Show List").click();
    await expect(gate.getByRole("checkbox", { checked: true })).toHaveCount(6);
    await button("Continue").click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
  });

  await test.step("whoever is checked in elsewhere while the gate is closed is ticked beside its kept draft (D36, D69)", async () => {
    const game = next;
    const [own, ...others] = game.visitor.players;
    if (own === undefined) throw new Error("the visitor has players");
    const live = new LiveScreen(phone, game);
    await live.open();
    const gate = phone.getByRole("dialog", { name: "Select Game-Day Rosters" });
    const ticks = gate.getByRole("checkbox", { checked: true });
    await gate.getByRole("checkbox", { name: own.name, exact: true }).check();
    await expect.poll(async () => (await rowsIn(phone, ["drafts"])).drafts).toHaveLength(1);
    await gate.getByRole("button", { name: "Cancel" }).click();
    await phone.goto(`/games/${game.id}/review`);

    const event_id = crypto.randomUUID();
    const add = others.slice(-3).map(({ id }) => id);
    const payload = { team_id: game.visitor.id, add, remove: [] };
    const event = { event_id, device_seq: 1, epoch: 0, type: "roster.changed.v1", payload };
    await server.service
      .rpc("push_game_events", {
        p_game_id: game.id,
        p_device_id: crypto.randomUUID(),
        p_events: [event],
      })
      .throwOnError();
    const isHere = async () => JSON.stringify(await rowsIn(phone, ["game_events"]));
    await expect.poll(isHere, { timeout: 60_000 }).toContain(event_id);

    await live.open();
    await expect(ticks).toHaveCount(1 + add.length);
  });

  await test.step("the gate of a playoff game says who is short of games, without a network too, and refuses nobody", async () => {
    const { service } = server;
    const [game] = await rows<{ id: string; team_visitor_id: string }>(
      service
        .from("games")
        .select("id,team_visitor_id")
        .eq("is_playoff", true)
        .eq("is_completed", false),
    );
    const teamId = game?.team_visitor_id ?? "";
    const members = await rows<
      Record<"regular_games" | "playoff_min_games", number> & { name: string }
    >(
      service
        .from("team_rosters")
        .select("name,regular_games,playoff_min_games")
        .eq("team_id", teamId)
        .eq("is_ir", false),
    );
    const short = members.find((each) => each.regular_games < each.playoff_min_games);
    if (short === undefined) throw new Error("a team of the demo league has somebody who is short");
    const words = `${short.regular_games} of ${short.playoff_min_games} games`;
    await waitUntilInstalled(phone);
    await phone.goto(`/collect?gameId=${game?.id}`);
    const row = phone
      .getByRole("dialog", { name: "Select Game-Day Rosters" })
      .getByRole("listitem")
      .filter({ hasText: short.name });
    await expect(row).toContainText(words);

    await server.stop();
    await phone.reload();
    await expect(row).toContainText(words);
    await row.getByRole("checkbox").click();
    await expect(row.getByRole("checkbox")).toBeChecked();

    await server.start();
    await phone.goto(`/teams/${teamId}`);
    const member = phone.getByRole("listitem").filter({ hasText: short.name });
    await expect(member).toContainText(`${words} for the playoffs`);
  });
});

/** A team's newest played game, and who of it is still on the team. */
async function lastRoster({ service }: Pick<E2eServer, "service">, teamId: string) {
  const games = await rows<Record<"id" | "team_visitor_id" | "team_home_id", string>>(
    service
      .from("games")
      .select("id,team_visitor_id,team_home_id,game_date,game_time")
      .gt("head_seq", 0)
      .order("game_date", { ascending: false })
      .order("game_time", { ascending: false }),
  );
  const game = games.find((one) => [one.team_visitor_id, one.team_home_id].includes(teamId));
  const lastGame = game?.id ?? "";
  const roster = await rows<{ player_id: string }>(
    service.from("game_rosters").select("player_id").eq("game_id", lastGame).eq("team_id", teamId),
  );
  const players = await rows<{ id: string }>(
    service
      .from("players")
      .select("id")
      .eq("team_id", teamId)
      .eq("is_active", true)
      .eq("is_ir", false)
      .in(
        "id",
        roster.map(({ player_id }) => player_id),
      ),
  );
  expect(players.length).toBeGreaterThanOrEqual(6);
  return { lastGame, players };
}
