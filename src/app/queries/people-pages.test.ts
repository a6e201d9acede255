import { beforeEach, describe, expect, it } from "vitest";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { makeLoggedGame } from "../../../tests/helpers/make-logged-game.ts";
import type { LocalStore } from "../../local/local-store.ts";
import type { ReferenceApi } from "../../remote/reference-api.ts";
import type { PageRead } from "./page-read.ts";
import { lastRead } from "./page-read.ts";
import { playerPageRead } from "./player-page.ts";
import { teamPageRead } from "./team-page.ts";

const TEAM = { id: "falcons", seasonId: "season", name: "Falcons", captainName: "Ada Reyes" };
const ADA = { id: "ada", name: "Ada Reyes", jerseyNumber: "7" };
const GAME = { id: "game", teamId: "falcons", game: makeLoggedGame() };

let store: LocalStore;
let reader: string | null;
/** Whether the server shows the person or team. */
let isThere: boolean;
let refused: string | null;

beforeEach(async () => {
  ({ store } = await createDevice().openTab());
  [reader, isThere, refused] = ["ada", true, null];
});

const answer = async (name: string, value: unknown) =>
  refused === name
    ? { ok: false as const, answer: { kind: "unknown" as const } }
    : { ok: true as const, value };

const reference = {
  playerCard: () => answer("card", isThere ? ADA : null),
  playerGames: () => answer("games", isThere ? [GAME] : []),
  teamCard: () => answer("card", isThere ? TEAM : null),
  teamGames: () => answer("games", [GAME]),
  teamRoster: () => answer("roster", [{ playerId: "ada", teamId: "falcons", jerseyNumber: "7" }]),
  teamSeasons: () => answer("seasons", [{ teamId: "falcons" }, { teamId: "storm" }]),
  teamContacts: () =>
    answer("contacts", [
      { id: "falcons", captainEmail: "ada@people.test" },
      { id: "storm", captainEmail: "bo@people.test" },
    ]),
} as unknown as ReferenceApi;

const pull = (read: PageRead<unknown>, key: string) =>
  read.pull(
    {
      store,
      reference,
      identity: { currentUserId: () => reader },
      signal: new AbortController().signal,
      readAt: "2026-11-21T12:00:00.000Z",
      onStep: () => undefined,
    },
    key,
  );

describe("the page of a team", () => {
  it("keeps the team, its games, its roster, the records of its season and its captain's address", async () => {
    expect(await pull(teamPageRead, "falcons")).toBeNull();
    expect(must(await teamPageRead.read(store, "falcons"))).toMatchObject({
      card: TEAM,
      games: [GAME],
      members: [{ playerId: "ada" }],
      captainEmail: "ada@people.test",
      teams: [{ teamId: "falcons" }, { teamId: "storm" }],
    });
  });

  it("D13: a visitor gets all of it but the address, also where a member read before", async () => {
    await pull(teamPageRead, "falcons");
    reader = null;
    expect(await pull(teamPageRead, "falcons")).toBeNull();
    const page = must(await teamPageRead.read(store, "falcons"));
    expect(page.captainEmail).toBeNull();
    expect(page.games).toHaveLength(1);
  });

  it("I23: nothing is written when one of its reads fails", async () => {
    refused = "seasons";
    expect(await pull(teamPageRead, "falcons")).toBe("unknown");
    expect(must(await lastRead(store, teamPageRead, "falcons"))).toBeNull();
  });

  it("is nobody's where the server has none, and goes when a season is removed (D65)", async () => {
    await pull(teamPageRead, "falcons");
    isThere = false;
    expect(await pull(teamPageRead, "falcons")).toBeNull();
    expect(must(await teamPageRead.read(store, "falcons"))).toMatchObject({
      card: null,
      games: [],
      members: [],
    });
  });
});

describe("a number that waits on this device (I17)", () => {
  const edit = (opId: string, jerseyNumber: string | null) =>
    store.operations.add({
      opId,
      kind: "set_jersey_number",
      payload: { playerId: "ada", jerseyNumber },
      authorId: "user-ada",
      createdAt: "2026-11-21T12:00:00.000Z",
    });
  const shown = async () => {
    const team = must(await teamPageRead.read(store, "falcons"));
    const player = must(await playerPageRead.read(store, "ada"));
    return {
      team: [team.members[0]?.jerseyNumber, team.waitingIds.has("ada")],
      player: [player.card?.jerseyNumber, player.isNumberWaiting],
    };
  };

  beforeEach(async () => {
    await pull(teamPageRead, "falcons");
    await pull(playerPageRead, "ada");
  });

  it("shows at once on the person's and the team's page, the last one of several", async () => {
    expect(await shown()).toEqual({ team: ["7", false], player: ["7", false] });
    must(await edit("op-1", "98"));
    must(await edit("op-2", null));
    expect(await shown()).toEqual({ team: [null, true], player: [null, true] });
    expect([teamPageRead.showsWaiting, playerPageRead.showsWaiting]).toEqual([true, true]);
  });

  it("stays when the server has taken it, and gives way when the server has refused it", async () => {
    must(await edit("op-1", "98"));
    must(await store.operations.settle("op-1"));
    expect(await shown()).toEqual({ team: ["98", false], player: ["98", false] });
    must(await edit("op-2", "99"));
    must(await store.operations.reject("op-2", "unknown_player"));
    expect(await shown()).toEqual({ team: ["98", false], player: ["98", false] });
  });
});

describe("the page of a player", () => {
  it("keeps the person and every game", async () => {
    expect(await pull(playerPageRead, "ada")).toBeNull();
    expect(must(await playerPageRead.read(store, "ada"))).toMatchObject({
      card: { name: "Ada Reyes" },
      games: [GAME],
    });
  });

  it("I23: a visitor who is shown nobody any more keeps what is here", async () => {
    await pull(playerPageRead, "ada");
    [reader, isThere] = [null, false];
    expect(await pull(playerPageRead, "ada")).toBe("would-shrink");
    expect(must(await playerPageRead.read(store, "ada")).card).not.toBeNull();
  });

  it("of an unknown id is known to be nobody's", async () => {
    [reader, isThere] = [null, false];
    expect(await pull(playerPageRead, "nobody")).toBeNull();
    expect(must(await playerPageRead.read(store, "nobody"))).toEqual({
      card: null,
      isNumberWaiting: false,
      games: [],
    });
  });
});
