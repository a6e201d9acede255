import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, JOURNEY, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { looseDots } from "../support/looks/loose-dots.ts";

interface Row {
  readonly id: string;
  readonly team_visitor_id: string;
  readonly team_home_id: string;
  readonly team_visitor_score: number;
  readonly team_home_score: number;
}

test(
  "a shared link opens the whole review for a visitor, also without a network and on paper (D10)",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await oneGame(server.service, "final");
    const visitor = await nameOf(server.service, game.team_visitor_id);
    const home = await nameOf(server.service, game.team_home_id);
    await server.arrange(
      "update public.teams set (short_name, code) = (case id when $1 then 'Visitors' else 'Homers' end, case id when $1 then 'VIS' else 'HOM' end) where id in ($1::uuid, $2::uuid)",
      [game.team_visitor_id, game.team_home_id],
    );
    const path = `/games/${game.id}/review`;
    const result = `${visitor} ${game.team_visitor_score} – ${home} ${game.team_home_score}`;
    const page = await newPhone();

    await test.step("the link opens cold: score, figures, plays, rosters", async () => {
      await page.goto(`/games/${game.id}`);
      await expect(page).toHaveURL(path);
      await expect(page.getByTestId("score-visitor")).toHaveText(String(game.team_visitor_score));
      await expect(page.getByTestId("score-home")).toHaveText(String(game.team_home_score));
      await expect(page).toHaveTitle(`${result} · Stat Tracker`);
      const top = await topPlayer(server.service, game.id);
      const line = page.locator(`[data-player-id="${top.player_id}"]`);
      await expect(line).toContainText(`${top.total_fantasy_points} fantasy points`);
      await expect(line.getByRole("link")).toHaveAttribute("href", `/players/${top.player_id}`);
      await expect(page.getByRole("link", { name: visitor }).first()).toHaveAttribute(
        "href",
        `/teams/${game.team_visitor_id}`,
      );
      await expect(page.getByText("Rostered Players (Checked In)")).toHaveCount(2);
      const chart = page.getByRole("img", { name: /^Score progression/ });
      await expect(chart).toBeVisible();
      await expect(chart.getByText(/^#\d|^[A-Z ]+$/).first(), "who took the lead").toBeVisible();
      const plays = await rows<{ id: string }>(
        server.service
          .from("stat_events")
          .select("id")
          .eq("game_id", game.id)
          .eq("is_deleted", false),
      );
      await page.getByRole("tab", { name: `Play-by-Play Timeline ${plays.length}` }).click();
      await expect(page.getByTestId("timeline-play")).toHaveCount(plays.length);
    });

    await test.step("the head of the chart's table has the teams' codes on a phone and short names on a laptop", async () => {
      await page.getByRole("button", { name: "Show table" }).click();
      const shown = page
        .getByRole("table", { name: "Score progression" })
        .locator("thead a > [aria-hidden]:visible");
      await expect(shown).toHaveText(["VIS", "HOM"]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(shown).toHaveText(["Visitors", "Homers"]);
      await page.getByRole("button", { name: "Show chart" }).click();
    });

    await test.step("on a laptop the plays fill two columns of the same height", async () => {
      const columns = () =>
        page.getByTestId("timeline-play").evaluateAll((lines) => {
          const bottoms = new Map<number, number>();
          for (const line of lines) {
            const { left, bottom } = line.getBoundingClientRect();
            bottoms.set(Math.round(left), bottom);
          }
          return [...bottoms.values()];
        });
      await expect.poll(columns).toHaveLength(2);
      const unequal = async () => {
        const [left = 0, right = 0] = await columns();
        return Math.abs(left - right);
      };
      await expect.poll(unequal).toBeLessThan(80);
      await page.setViewportSize({ width: 360, height: 740 });
    });

    await test.step("a finger finds the players of a play, and no line starts or ends with a dot", async () => {
      const link = page.getByTestId("timeline-play").first().getByRole("link").first();
      // In the middle, because near an edge a point may lie outside the window.
      const reached = () =>
        link.evaluate((name) => {
          name.scrollIntoView({ block: "center" });
          const { left, top, bottom } = name.getBoundingClientRect();
          return [top - 12, bottom + 4].map((y) => document.elementFromPoint(left + 4, y) === name);
        });
      await expect.poll(reached).toEqual([true, true]);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => looseDots(page), { message: `${width} px` }).toEqual([]);
      }
    });

    await test.step("a forfeit that nobody recorded says so, without empty charts and tables", async () => {
      const [forfeit] = await rows<{ id: string }>(
        server.service.from("games").select("id").eq("outcome", "forfeit").eq("live_entries", 0),
      );
      await page.goto(`/games/${forfeit?.id}/review`);
      await expect(page.getByText("Won by forfeit; nothing was recorded.")).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Score progression" })).toHaveCount(0);
      await page.goto(`/games/${forfeit?.id}/scoreboard`);
      await expect(page.getByTestId(/^score-/)).toHaveText([/^[WL]$/, /^[WL]$/]);
      await page.goto(path);
      await expect(page.getByRole("tab", { name: "Player Statistics" })).toBeVisible();
    });

    await test.step("nothing that is for signed-in people shows (D12, D13)", async () => {
      for (const name of ["Edit Final Scores", "Re-open for Stat Collection", "Reset Game"]) {
        await expect(page.getByRole("button", { name })).toHaveCount(0);
      }
      await expect(page.getByTestId("sync-status")).toHaveCount(0);
      await expect(page.getByText("History of the game")).toHaveCount(0);
      await page.getByRole("tab", { name: "Player Statistics" }).click();
      await expect(page.getByRole("button", { name: /^Edit/ })).toHaveCount(0);
    });

    await test.step("Share copies the link, and says so", async () => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Share Link" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + path);
      await page.keyboard.press("Escape");
    });

    await test.step("on paper: one page, black on white in the dark, statistics whatever is chosen", async () => {
      await page.evaluate(() => localStorage.setItem("theme", "dark"));
      await page.reload();
      await page.getByRole("tab", { name: /^Play-by-Play/ }).click();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByText("Fantasy Pts · Beta")).toHaveCount(2);
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
      await page.emulateMedia({ media: null });
      for (const format of ["A4", "Letter"]) {
        const pdf = (await page.pdf({ format })).toString("latin1");
        expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe("1");
      }
    });

    await test.step("a second visit needs no network", async () => {
      await waitUntilInstalled(page);
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByTestId("score-home")).toHaveText(String(game.team_home_score));
      await expect(page.getByText(/^Offline: as of/)).toBeVisible();
      await expect(page.getByRole("tab", { name: /^Play-by-Play/ })).toBeVisible();
      await page.context().setOffline(false);
    });

    await test.step("of a game that was cancelled nobody keeps stats: no sign-in is offered (D46a)", async () => {
      const [cancelled] = await rows<{ id: string }>(
        server.service
          .from("games")
          .select("id")
          .eq("outcome", "cancelled")
          .eq("is_completed", false),
      );
      await page.goto(`/games/${cancelled?.id}/review`);
      await expect(page.getByText("CANCELLED", { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveCount(0);
    });

    await test.step("a game that nobody knows is not found, and a sign-in is offered (D10)", async () => {
      await page.goto("/games/00000000-0000-4000-8000-000000000000/review");
      await expect(page.getByRole("heading", { name: "Error: Game not found" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
    });
  },
);

test("a visitor watches a game in progress: its plays come by themselves (D46c)", async ({
  server,
  newPhone,
}) => {
  const game = await oneGame(server.service, "running");
  const page = await newPhone();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => document.body.setAttribute("data-shared", data.text ?? ""),
    });
  });
  await page.goto(`/games/${game.id}/review`);
  await expect(page.getByText("IN PROGRESS")).toBeVisible();
  await expect(page.getByTestId("score-home")).toHaveText(String(game.team_home_score));

  const entryId = crypto.randomUUID();
  await server.service.rpc("push_game_events", {
    p_game_id: game.id,
    p_device_id: crypto.randomUUID(),
    p_events: [touchdown(entryId, game.team_home_id)],
  });
  const after = game.team_home_score + 6;
  await expect(page.getByTestId("score-home")).toHaveText(String(after));
  await expect(page.getByRole("region", { name: "Last play" })).toContainText("Touchdown run by");
  await expect(page.locator(`[data-entry-id="${entryId}"]`)).toContainText("Unknown player");

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Share Link" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-shared", new RegExp(` ${after}$`));
  await page.keyboard.press("Escape");

  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

function touchdown(entryId: string, teamId: string) {
  return {
    event_id: crypto.randomUUID(),
    device_seq: 1,
    epoch: 0,
    type: "stat.recorded.v1",
    payload: {
      entries: [
        {
          entry_id: entryId,
          stat_type: "touchdown",
          stat_subtype: "rush",
          team_id: teamId,
          player_id: null,
        },
      ],
    },
  };
}

/** A finished game without corrections of its score, or the one in progress. */
async function oneGame(service: SupabaseClient, which: "final" | "running") {
  const games = service
    .from("games")
    .select("id,team_visitor_id,team_home_id,team_visitor_score,team_home_score");
  const [game] = await rows<Row>(
    which === "final"
      ? games.eq("state", "final").eq("outcome", "normal").gt("head_seq", 20).order("id").limit(1)
      : games.eq("is_completed", false).eq("has_stats", true).limit(1),
  );
  if (!game) throw new Error("the demo league has no such game");
  return game;
}

async function nameOf(service: SupabaseClient, teamId: string): Promise<string> {
  const [team] = await rows<{ name: string }>(
    service.from("teams").select("name").eq("id", teamId),
  );
  return team?.name ?? "";
}

async function topPlayer(service: SupabaseClient, gameId: string) {
  const [top] = await rows<{ player_id: string; total_fantasy_points: number }>(
    service
      .from("game_stats")
      .select("player_id,total_fantasy_points")
      .eq("game_id", gameId)
      .order("total_fantasy_points", { ascending: false })
      .order("player_id")
      .limit(1),
  );
  if (!top) throw new Error("nobody has a stat");
  return top;
}
