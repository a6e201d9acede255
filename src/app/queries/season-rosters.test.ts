import { beforeEach, describe, expect, it } from "vitest";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { makePlayer } from "../../../tests/helpers/make-player.ts";
import { makeTeam } from "../../../tests/helpers/make-team.ts";
import type { LocalStore } from "../../local/local-store.ts";
import type { ReferenceApi } from "../../remote/reference-api.ts";
import { seasonRostersRead } from "./season-rosters.ts";

const LEAGUE = { id: "league", seasonId: "s1", name: "Coed", regularSeasonWeeks: 7, divisions: [] };
const ADA = makePlayer({ id: "ada", teamId: "falcons", name: "Ada Reyes", jerseyNumber: "7" });
const CONTACT = { id: "falcons", captainEmail: "ada@people.test" };

let store: LocalStore;
let asked: string[];
let reader: string | null;

beforeEach(async () => {
  ({ store } = await createDevice().openTab());
  asked = [];
  reader = "ada";
});

const answered = <Row>(name: string, value: readonly Row[]) => {
  asked.push(name);
  return Promise.resolve({ ok: true as const, value });
};

const reference = {
  leagues: () => answered("leagues", [LEAGUE]),
  teams: () => answered("teams", [makeTeam({ id: "falcons" })]),
  players: () => answered("players", [ADA]),
  suspendedPlayerIds: () => answered("suspended", []),
  teamContacts: () => answered("contacts", [CONTACT]),
} as unknown as ReferenceApi;

const pull = () =>
  seasonRostersRead.pull(
    {
      store,
      reference,
      identity: { currentUserId: () => reader },
      signal: new AbortController().signal,
      readAt: "2026-11-21T12:00:00.000Z",
      onStep: () => undefined,
    },
    "s1",
  );

const cardOf = async () => {
  const read = must(await seasonRostersRead.read(store, "s1"));
  return { ...read.cards[0], waiting: [...read.waitingIds] };
};

describe("the rosters of Team Management", () => {
  it("D13: a visitor's device never asks for captains' addresses", async () => {
    reader = null;
    expect(await pull()).toBeNull();
    expect(asked.sort()).toEqual(["leagues", "players", "teams"]);
    expect((await cardOf()).captainEmail).toBeNull();
  });

  it("D13, rule 18: they show to whoever is signed in, and not after the sign-out", async () => {
    expect(await pull()).toBeNull();
    expect((await cardOf()).captainEmail).toBe("ada@people.test");
    must(await store.reference.clear());
    reader = null;
    expect(await pull()).toBeNull();
    expect((await cardOf()).captainEmail).toBeNull();
  });

  it("I17, D36a: a number that waits on this device lies over the server's", async () => {
    await pull();
    must(
      await store.operations.add({
        opId: "op",
        kind: "set_jersey_number",
        payload: { playerId: "ada", jerseyNumber: "00" },
        authorId: "ada",
        createdAt: "2026-11-21T12:00:00.000Z",
      }),
    );
    const { active, waiting } = await cardOf();
    expect(active).toMatchObject([{ id: "ada", jerseyNumber: "00" }]);
    expect(waiting).toEqual(["ada"]);
  });
});
