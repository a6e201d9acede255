import { beforeAll, describe, expect, test } from "vitest";
import { KEY_OF_VIEW } from "../../supabase/local/rest/keyed-views.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { PushingDevice, push } from "../helpers/database/device.ts";
import { createFullLeague, type FullLeague } from "../helpers/database/full-league.ts";
import { PERSONS } from "./matrix-people.ts";
import { CALLERS, type Caller, FUNCTIONS, READABLE_COLUMNS, RELATIONS } from "./rights-matrix.ts";
import { tokenOf } from "./token-of.ts";

/** What only admins may read, and where it stands. */
const SECRETS = {
  "the text of a penalty": "Zxq shouted",
  "the note of a review": "Zxq talked",
  "a reason in the log": "Zxq may play",
  "a reason that is held": "Zxq came late",
} as const;
const READ_BY_ADMINS = [
  "pull_game_events",
  "held_events_for_game",
  "list_penalties",
  "known_event_ids",
] as const;

describe("penalties, notes and reasons over HTTP (D13)", () => {
  const backend = sharedBackend();
  let league: FullLeague;
  let headers: Readonly<Partial<Record<Caller, Record<string, string>>>>;
  const checkIn = new PushingDevice();

  beforeAll(async () => {
    const { database, publishableKey: apikey } = backend;
    league = await createFullLeague(database);
    const { game, scorer } = league;
    const [, , player = ""] = game.visitor.players;
    const allow = (reason: string) =>
      checkIn.event("roster.changed.v1", {
        team_id: game.visitor.id,
        add: [player],
        overrides: [{ player_id: player, reason }],
      });
    const { receipts } = await push(database, scorer, game.id, checkIn.id, [
      allow(SECRETS["a reason in the log"]),
      checkIn.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
      allow(SECRETS["a reason that is held"]),
    ]);
    expect(receipts.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "held_late"]);
    await database.query("update unsportsmanlike_penalties set incident_description = $1", [
      SECRETS["the text of a penalty"],
    ]);
    await database.query(
      "insert into suspension_reviews (player_id, season_id, decision, note) values ($1, $2, 'stands', $3)",
      [game.visitor.players[1], game.seasonId, SECRETS["the note of a review"]],
    );
    const all: Partial<Record<Caller, Record<string, string>>> = {
      anonymous: { apikey },
      service: { apikey: backend.secretKey },
    };
    for (const name of PERSONS) {
      all[name] = { apikey, authorization: `Bearer ${await tokenOf(backend, name)}` };
    }
    headers = all;
  });

  async function answer(caller: Caller, path: string, body?: unknown): Promise<string> {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers[caller], "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.text();
  }

  async function everyRelation(caller: Caller): Promise<readonly string[]> {
    const answers: string[] = [];
    for (const relation of Object.keys(RELATIONS)) {
      const columns = caller === "service" ? "*" : (READABLE_COLUMNS[relation] ?? "*");
      const key = KEY_OF_VIEW.get(relation);
      const [row] =
        key === undefined
          ? []
          : await backend.database.query<{ key: string }>(
              `select ${key} as key from public.${relation} limit 1`,
            );
      const filter = row === undefined ? "" : `&${key}=eq.${row.key}`;
      answers.push(await answer(caller, `${relation}?select=${columns}${filter}`));
    }
    return answers;
  }

  async function everyCall(caller: Caller): Promise<readonly string[]> {
    const isAdmin = caller === "admin" || caller === "service";
    // What else an admin may call changes the league, and other tests say what.
    const names = isAdmin ? READ_BY_ADMINS : Object.keys(FUNCTIONS);
    const answers: string[] = [];
    for (const name of names) {
      answers.push(await answer(caller, `rpc/${name}`, FUNCTIONS[name]?.args(league)));
    }
    return answers;
  }

  test.each(CALLERS)("%s", async (caller) => {
    const told = [...(await everyRelation(caller)), ...(await everyCall(caller))].join("\n");
    const found = Object.entries(SECRETS).flatMap(([what, text]) =>
      told.includes(text) ? [what] : [],
    );
    const isAdmin = caller === "admin" || caller === "service";
    expect(found).toEqual(isAdmin ? Object.keys(SECRETS) : []);
  });

  test("a collector gets the check-in all the same, and decides about the held one", async () => {
    const { game } = league;
    const body = { p_game_id: game.id };
    for (const name of ["pull_game_events", "held_events_for_game"]) {
      const told = JSON.parse(await answer("collector", `rpc/${name}`, body));
      const events = "events" in told ? told.events : told;
      const theirs = events.filter(
        (event: { device_id: string; type: string }) =>
          event.device_id === checkIn.id && event.type === "roster.changed.v1",
      );
      expect(theirs.map(({ payload }: { payload: unknown }) => payload)).toEqual([
        { team_id: game.visitor.id, add: [game.visitor.players[2]] },
      ]);
    }
  });
});
