import { untilCheckedIn, untouchedGame } from "../../e2e/support/at-the-field.ts";
import { DEMO } from "../../e2e/support/fixtures.ts";
import { type LeagueGame, rows } from "../../e2e/support/league.ts";
import type { E2eServer } from "../../e2e/support/server.ts";
import { Field, signIn, waitUntilInstalled } from "./field.ts";
import { expect } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

/** An installed phone at the live screen of an untouched game, both teams checked in, all sent. */
export async function atTheField(server: E2eServer, tab: Tab, starters = 6): Promise<Field> {
  const game = await untouchedGame(server);
  const field = new Field(tab, game);
  await signIn(tab, DEMO.scorer);
  await field.open();
  await field.chooseRosters(starters);
  await untilCheckedIn(server, game, 2 * starters);
  await field.allSaved();
  await waitUntilInstalled(tab);
  return field;
}

/** The pill says "All saved" for a moment after a play was stored, so the server is asked. */
export function untilOnServer({ service }: E2eServer, game: LeagueGame, plays: number) {
  return expect
    .poll(() => rows(service.from("stat_events").select("id").eq("game_id", game.id)), {
      timeout: 60_000,
    })
    .toHaveLength(plays);
}
