import { beforeAll, describe, expect, test } from "vitest";
import { readPullAnswer } from "../../src/contract/pull-answer.ts";
import { doerOf } from "../../src/domain/game/doer.ts";
import { doerWords } from "../../src/parts/names/doer-words.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { PushingDevice } from "../helpers/database/device.ts";
import { createGame } from "../helpers/database/league.ts";
import { PERSONS } from "./matrix-people.ts";
import type { Caller } from "./rights-matrix.ts";
import { tokenOf } from "./token-of.ts";

/** Who may collect, with each rule that an admin can choose (D12). */
const MAY: Readonly<Record<"open" | "approved", readonly Caller[]>> = {
  open: ["plain user", "poisoned metadata", "collector", "admin", "service"],
  approved: ["collector", "admin", "service"],
};
const CALLERS: readonly Caller[] = ["anonymous", ...PERSONS, "service"];
const seen = (seen_state: "open" | "final") => ({ seen_epoch: 0, seen_state });

describe("77:0 on a final game in the scorer's name, over HTTP (rule 6)", () => {
  const backend = sharedBackend();
  let headers: Readonly<Record<Caller, Record<string, string>>>;
  let scorer: string;
  let admin: string;
  /** Who a token names, for the words of the history. */
  const names = new Map<string, string>();

  beforeAll(async () => {
    const apikey = backend.publishableKey;
    const all: Partial<Record<Caller, Record<string, string>>> = {
      anonymous: { apikey },
      service: { apikey: backend.secretKey },
    };
    // The admin comes first, because the last admin cannot be disabled.
    for (const name of PERSONS.toReversed()) {
      const token = await tokenOf(backend, name);
      all[name] = { apikey, authorization: `Bearer ${token}` };
      names.set(subjectOf(token), name);
      if (name === "admin") admin = subjectOf(token);
    }
    const token = await tokenOf(backend, "collector");
    scorer = subjectOf(token);
    names.set(scorer, "the scorer");
    headers = { ...all, scorer: { apikey, authorization: `Bearer ${token}` } } as typeof headers;
  });

  async function call(caller: Caller | "scorer", path: string, body?: unknown) {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: (headers as Record<string, Record<string, string>>)[caller] ?? {},
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as never };
  }

  function push(
    caller: Caller | "scorer",
    gameId: string,
    device: PushingDevice,
    events: unknown[],
  ) {
    const batch = { p_game_id: gameId, p_device_id: device.id, p_events: events };
    return call(caller, "rpc/push_game_events", batch);
  }

  const asScorer = (event: object) => ({ ...event, author_id: scorer });

  /** A game that the scorer has finalized 6:0. */
  async function finalGame(): Promise<string> {
    const game = await createGame(backend.database);
    const table = new PushingDevice();
    const { status } = await push("scorer", game.id, table, [
      asScorer(table.rush(game.visitor.id, game.visitor.players[0] ?? "")),
      asScorer(table.event("game.finalized.v1", seen("open"))),
    ]);
    expect(status).toBe(200);
    return game.id;
  }

  /** What everybody reads: the game's score and state. */
  async function shown(gameId: string): Promise<unknown> {
    const columns = "team_visitor_score,team_home_score,state,epoch";
    return (await call("anonymous", `games?select=${columns}&id=eq.${gameId}`)).json[0];
  }

  /** The history as a member's screen words it: each fact with the person it names. */
  async function history(gameId: string): Promise<readonly string[]> {
    const { json } = await call("scorer", "rpc/pull_game_events", { p_game_id: gameId });
    const events = readPullAnswer(gameId, json)?.events ?? [];
    const nameOf = (id: string) => names.get(id) ?? null;
    return events.map((event) => `${event.type}: ${doerWords(doerOf(event), nameOf)}`);
  }

  const BEFORE = ["stat.recorded.v1: the scorer", "game.finalized.v1: the scorer"];
  const SIX_ZERO = { team_visitor_score: 6, team_home_score: 0, state: "final", epoch: 0 };

  describe.each(["open", "approved"] as const)("while collectors are %s", (collectors) => {
    beforeAll(async () => {
      await backend.database.query("update app_settings set collectors = $1", [collectors]);
    });

    test.each(CALLERS)("%s", async (caller) => {
      const gameId = await finalGame();
      const forger = new PushingDevice();
      const { status, json } = await push(caller, gameId, forger, [
        asScorer(forger.event("score.overridden.v1", { visitor: 77, home: 0 })),
      ]);
      if (!MAY[collectors].includes(caller)) {
        expect([401, 403]).toContain(status);
        expect(await shown(gameId)).toEqual(SIX_ZERO);
        expect(await history(gameId)).toEqual(BEFORE);
        return;
      }
      // Whoever may collect may override; the history never says that the scorer did it.
      expect(status).toBe(200);
      expect((json as { receipts: unknown }).receipts).toMatchObject([{ outcome: "applied" }]);
      expect(await shown(gameId)).toEqual({ ...SIX_ZERO, team_visitor_score: 77 });
      const [override] = (await history(gameId)).slice(2);
      // The server's own key names no sender; it is the operator's, and an author is all it has.
      const doer = caller === "service" ? "the scorer" : `${caller}, in the name of the scorer`;
      expect(override).toBe(`score.overridden.v1: ${doer}`);
    });

    test.each(CALLERS)(
      "%s resets it only with an admin's right, whoever the file names",
      async (caller) => {
        const gameId = await finalGame();
        const forger = new PushingDevice();
        const reset = forger.event("game.reset.v1", { ...seen("final"), word: "RESET" });
        const events = [{ ...reset, author_id: admin }];
        const { status } = await push(caller, gameId, forger, events);
        if (caller === "admin" || caller === "service") {
          expect(status).toBe(200);
          expect(await shown(gameId)).toMatchObject({ state: "open", epoch: 1 });
          return;
        }
        expect(MAY[collectors].includes(caller) ? [200] : [401, 403]).toContain(status);
        expect(await shown(gameId)).toEqual(SIX_ZERO);
        expect(await history(gameId)).toEqual(BEFORE);
      },
    );
  });
});

function subjectOf(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { sub: string }).sub;
}
