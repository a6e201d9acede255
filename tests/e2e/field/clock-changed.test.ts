import { allSaved, atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";

test("a league that goes from halves to quarters in the middle of a game keeps the times of its plays, and the clock is set to a quarter (D71)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const shown = phone.getByRole("button", { name: /, set the clock$/ });
  const sheet = phone.getByRole("dialog", { name: "Set the Clock" });
  const keeps = (periods: string, minutes: number) =>
    server.arrange(
      "update leagues set periods = $2, period_minutes = $3 where id = (select league_id from games where id = $1)",
      [game.id, periods, minutes],
    );
  const set = async (periods: readonly string[], period: string, seconds: string) => {
    await shown.click();
    await expect(sheet.getByRole("radio")).toHaveCount(periods.length);
    for (const name of periods) await expect(sheet.getByRole("radio", { name })).toBeVisible();
    await sheet.getByRole("radio", { name: period }).check();
    await sheet.getByLabel("Minutes").fill("3");
    await sheet.getByLabel("Seconds").fill(seconds);
    await sheet.getByRole("button", { name: "Set Clock" }).click();
    await expect(shown).toHaveText(`${period} 3:${seconds}`);
  };

  await keeps("halves", 20);
  await phone.reload();
  await expect(shown).toHaveText("H1 20:00");
  await set(["H1", "H2", "OT"], "H2", "30");
  const [before = ""] = await live.record(
    { stat: "tackle", side: "home", player: 0 },
    "stat-first",
  );
  await expect(live.entry(before)).toContainText("H2 3:30");
  await allSaved(live);

  await keeps("quarters", 10);
  await phone.reload();
  await expect(shown).toHaveText("H2 3:30");
  await set(["Q1", "Q2", "Q3", "Q4", "OT"], "Q4", "10");
  const [after = ""] = await live.record(
    { stat: "rush", side: "visitor", player: 1 },
    "stat-first",
  );
  await expect(live.entry(after)).toContainText("Q4 3:10");
  await expect(live.entry(before)).toContainText("H2 3:30");
  await allSaved(live);
  expect((await server.service.rpc("verify_totals")).data).toEqual([]);

  await live.finalize();
  await phone.getByRole("tab", { name: /^Play-by-Play Timeline/ }).click();
  const play = (text: string) => phone.getByTestId("timeline-play").filter({ hasText: text });
  await expect(play("TACKLE")).toContainText("H2 3:30");
  await expect(play("RUSH TD")).toContainText("Q4 3:10");
});
