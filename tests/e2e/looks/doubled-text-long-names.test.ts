import type { Page } from "@playwright/test";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import type { NamesById } from "../support/hostile-names.ts";
import { rows } from "../support/league.ts";
import { nameFindings } from "../support/name-findings.ts";
import { PUBLIC_ROUTES } from "../support/public-routes.ts";
import type { E2eServer } from "../support/server.ts";
import { shownLeague } from "../support/shown-league.ts";

const doubled = (page: Page) => page.addStyleTag({ content: ":root { font-size: 200% }" });

/** No phone has room for the word in one line at 200 %. */
async function lengthenTeams(server: E2eServer): Promise<NamesById> {
  const name = "Donaudampfschifffahrtsgesellschaft";
  await server.arrange("update public.teams set name = $1 || ' ' || coalesce(short_name, name)", [
    name,
  ]);
  const teams = await rows<{ id: string; name: string }>(
    server.service.from("teams").select("id,name"),
  );
  expect(teams.filter((team) => team.name.startsWith(name)).length).toBeGreaterThan(7);
  return new Map(teams.map((team) => [team.id, team.name]));
}

test("with texts at 200 % and the longest words, the pages of teams and players are as wide as a phone and no name sticks out", async ({
  server,
  newPhone,
}) => {
  const league = await shownLeague(server.service);
  const names = await lengthenTeams(server);
  const page = await newPhone();
  for (const route of PUBLIC_ROUTES.filter(({ name }) => /^(teams|team|player)$/.test(name))) {
    await page.goto(route.address(league));
    await expect(route.figures(page)).toBeVisible();
    await doubled(page);
    await expect.poll(() => sidewaysOf(page), { message: route.name }).toBe(0);
    await expect.poll(() => nameFindings(page, names), { message: route.name }).toEqual([]);
  }
});

test("with texts at 200 % and the longest words, a dialog keeps its answers in view and their words whole", async ({
  server,
  newPhone,
}) => {
  const { teamId, gameId } = await shownLeague(server.service);
  await lengthenTeams(server);
  const page = await newPhone();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = page.getByRole("dialog");
  for (const [address, opener, answers] of [
    [`/teams/${teamId}`, /^Subscribe/, ["Open in My Calendar", "Copy Address"]],
    [`/games/${gameId}/review`, "Share", ["Share Link", "Download"]],
  ] as const) {
    await page.goto(address);
    await page.getByRole("button", { name: opener }).click();
    await expect(dialog).toBeVisible();
    await doubled(page);
    for (const name of answers) {
      const answer = dialog.getByRole("button", { name }).or(dialog.getByRole("link", { name }));
      await expect(answer).toBeInViewport({ ratio: 1 });
      const over = () => answer.evaluate((it) => it.scrollWidth - it.clientWidth);
      await expect.poll(over, { message: name }).toBe(0);
    }
  }

  await page.goto("/games");
  await page.getByRole("button", { name: "Menu" }).click();
  await doubled(page);
  const room = async () => {
    const title = await dialog.getByRole("heading", { name: "Menu" }).boundingBox();
    const close = await dialog.getByRole("button", { name: "Close" }).boundingBox();
    return (title?.x ?? Number.NaN) - (close?.x ?? 0) - (close?.width ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test("with texts at 200 % a card of the picker holds its buttons", async ({ newPhone }) => {
  const page = await newPhone();
  await signIn(page, DEMO.scorer);
  await page.goto("/collect");
  const card = page.getByTestId("game-card").first();
  await expect(card).toBeVisible();
  await doubled(page);
  const right = async () => {
    const places = await card
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    return Math.max(...places);
  };
  const edge = async () =>
    ((await card.boundingBox())?.x ?? 0) + ((await card.boundingBox())?.width ?? 0);
  await expect.poll(async () => (await edge()) - (await right())).toBeGreaterThanOrEqual(4);
});
