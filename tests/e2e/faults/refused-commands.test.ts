import type { Locator, Page } from "@playwright/test";
import type { Fault } from "../../helpers/fault-proxy.ts";
import { untouchedGame } from "../support/at-the-field.ts";
import { openBugForm, reportsNamed, submitButton, writeReport } from "../support/feedback-form.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { type LeaguePlayer, type LeagueTeam, rows } from "../support/league.ts";
import { rpc } from "../support/network/broken-call.ts";
import { behindTheNetwork, pillOf, says } from "../support/network/fault-matrix.ts";
import type { E2eServer } from "../support/server.ts";

/** In the API's own words, so that it is no proxy's. */
const REFUSED: Fault = {
  kind: "answer",
  status: 400,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ code: "22P02", message: "no", details: null, hint: null }),
};

test("I14 one of two numbers is refused: it stays, is told by name, and Retry now sends it; so does one for a season that was deleted, after the restore", async ({
  server,
  newPhone,
}) => {
  const { phone, network } = await behindTheNetwork(server, newPhone);
  const { team, wanted } = await openTeams(server, phone);
  const [refused, taken, edit] = wanted;
  network.inject(rpc("set_jersey_number", refused.player.id), REFUSED, Number.POSITIVE_INFINITY);

  await test.step("alone it waits, because a server that refuses everything is at fault", async () => {
    await setNumber(phone, team, refused);
    await says(phone, "attention");
    await (await openSheet(phone))
      .getByText(/The server refuses everything that is sent/)
      .waitFor();
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("beside an accepted one it is refused, and stays so after a reload", async () => {
    await setNumber(phone, team, taken);
    await expect.poll(() => numberOf(server, taken.player)).toBe(taken.number);
    const sheet = await openSheet(phone);
    const line = sheet.getByRole("listitem").filter({ hasText: refused.player.plainName });
    await expect(line).toContainText(`Jersey number: ${refused.number} for`);
    await phone.reload();
    await says(phone, "attention");
    await expect((await openSheet(phone)).getByRole("listitem")).toHaveCount(1);
  });

  await test.step("Retry now sends it once the server takes it", async () => {
    network.heal();
    await phone.getByRole("dialog").getByRole("button", { name: "Retry now" }).click();
    await says(phone, "saved");
    expect(await numberOf(server, refused.player)).toBe(refused.number);
  });

  await test.step("I14 a number for a season that was deleted stays, and Retry now sends it after the restore", async () => {
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await listOf(phone, team).click();
    await network.cut();
    await setNumber(phone, team, edit);
    await says(phone, "offline");
    const season = "id = (select season_id from players where id = $1)";
    await server.arrange(`update seasons set deleted_at = now() where ${season}`, [edit.player.id]);
    await network.restore();
    await says(phone, "attention");
    await expect(await openSheet(phone)).toContainText("Their season may have been deleted");
    await server.arrange(`update seasons set deleted_at = null where ${season}`, [edit.player.id]);
    await phone.getByRole("dialog").getByRole("button", { name: "Retry now" }).click();
    await says(phone, "saved");
    expect(await numberOf(server, edit.player)).toBe(edit.number);
  });
  await network.close();
});

test("I14 one of two reports is refused: it keeps its text, is told by its title, and Retry now sends it", async ({
  server,
  newPhone,
}) => {
  const { phone, network } = await behindTheNetwork(server, newPhone);
  await signIn(phone, DEMO.viewer);
  await waitUntilInstalled(phone);
  await network.cut();
  for (const title of ["Not taken", "Taken"]) {
    await openBugForm(phone);
    await writeReport(phone, title, "Written beside the field");
    await submitButton(phone).click();
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await expect(phone.getByText(/saved on this device\./).first()).toBeVisible();
  }
  network.inject(rpc("submit_feedback", "Not taken"), REFUSED, Number.POSITIVE_INFINITY);
  await network.restore();
  await expect.poll(() => reportsNamed(server, "Taken"), { timeout: 40_000 }).toHaveLength(1);
  await says(phone, "attention");
  await expect(await openSheet(phone)).toContainText("Feedback report: Not taken");
  await phone.goto("/my-feedback");
  await expect(phone.getByText("Written beside the field").first()).toBeVisible();
  network.heal();
  await (await openSheet(phone)).getByRole("button", { name: "Retry now" }).click();
  await says(phone, "saved");
  expect(await reportsNamed(server, "Not taken")).toHaveLength(1);
  await network.close();
});

interface NumberEdit {
  readonly player: LeaguePlayer;
  readonly number: string;
}

/** Team Management with numbers that nobody of the team wears for two of its players. */
async function openTeams(server: E2eServer, phone: Page) {
  const { visitor: team } = await untouchedGame(server);
  const worn = new Set(team.players.map(({ jerseyNumber }) => Number(jerseyNumber)));
  const free = Array.from({ length: 100 }, (_, number) => number).filter((n) => !worn.has(n));
  const edit = (index: number): NumberEdit => {
    const player = team.players[index];
    if (!player) throw new Error("the visitor has three players");
    return { player, number: `${free[index]}` };
  };
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  await phone.getByRole("link", { name: "Teams" }).first().click();
  // Then the players are on this phone too, which may lose its network now.
  await listOf(phone, team).click();
  await expect(editOf(phone, team, edit(0).player)).toBeVisible();
  return { team, wanted: [edit(0), edit(1), edit(2)] as const };
}

const listOf = (phone: Page, team: LeagueTeam) =>
  phone.getByRole("article", { name: team.name }).getByRole("button", { name: "Active Players" });

const editOf = (phone: Page, team: LeagueTeam, player: LeaguePlayer) =>
  phone
    .getByRole("article", { name: team.name })
    .getByRole("button", { name: new RegExp(`^Edit #\\S+ ${player.plainName}$`) });

/** In the open list of the team. */
async function setNumber(phone: Page, team: LeagueTeam, { player, number }: NumberEdit) {
  await editOf(phone, team, player).click();
  const form = phone.getByRole("dialog", { name: "Edit Player" });
  await form.getByLabel("Jersey Number (Optional)").fill(number);
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form).toHaveCount(0);
}

async function openSheet(phone: Page): Promise<Locator> {
  await pillOf(phone).click();
  return phone.getByRole("dialog");
}

async function numberOf({ service }: E2eServer, { id }: LeaguePlayer): Promise<string | undefined> {
  const found = await rows<{ jersey_number: string }>(
    service.from("players").select("jersey_number").eq("id", id),
  );
  return found[0]?.jersey_number;
}
