import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeSeason } from "../../../tests/helpers/builders/make-season.ts";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import type { Season } from "../../domain/season/season.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { type Reach, reachStore } from "../refresh/reach.ts";
import { readSeasons, seasonsQuery } from "./read-seasons.ts";

const FALL = makeSeason({ id: "fall" });
const SPRING = makeSeason({ id: "spring", isActive: false, status: "Closed" });

const NOT_STARTED = reachStore.getInitialState();
const OFFLINE: Reach = {
  isRunning: false,
  problem: null,
  said: null,
  finishedAt: null,
  isVisitor: false,
  isOnline: false,
};
const ALL_READ: Reach = {
  isRunning: false,
  problem: null,
  said: null,
  finishedAt: 1,
  isVisitor: false,
  isOnline: true,
};

const VISITORS: Reach = {
  isRunning: false,
  problem: null,
  said: null,
  finishedAt: 1,
  isVisitor: true,
  isOnline: true,
};

let store: LocalStore;

beforeEach(async () => {
  store = (await createDevice().openTab()).store;
  await know([FALL, SPRING]);
});
afterEach(() => store.close());

async function know(seasons: readonly Season[]): Promise<void> {
  const read = { complete: true, readAt: "2026-11-20T12:00:00.000Z" };
  must(await store.reference.replace("seasons", "", seasons, read));
}

const seasonsFor = async (reach: Reach, askedId: string | null) =>
  seasonsQuery(await readSeasons(store), reach, askedId);

it("seasons that were never read wait for an answer, and tell a failure from a silent server (D73)", async () => {
  const fresh = (await createDevice().openTab()).store;
  const never = await readSeasons(fresh);
  const refused = {
    ...ALL_READ,
    finishedAt: null,
    problem: "temporary",
    said: "disk full",
  } as const;
  expect(seasonsQuery(never, NOT_STARTED, null)).toEqual({ status: "loading" });
  expect(seasonsQuery(never, OFFLINE, null)).toMatchObject({
    status: "error",
    isUnreachable: true,
  });
  expect(seasonsQuery(never, refused, null)).toMatchObject({
    said: "disk full",
    isUnreachable: false,
  });
  fresh.close();
});

describe("the season that an address or the last visit asks for (P §4)", () => {
  it("shows at once where this device knows it, without a network too", async () => {
    for (const reach of [NOT_STARTED, OFFLINE]) {
      expect(await seasonsFor(reach, "spring")).toMatchObject({
        status: "ready",
        askedId: "spring",
        missing: null,
        selected: SPRING,
        active: FALL,
      });
    }
  });

  it("lets no other season show before the server has been asked for it", async () => {
    expect(await seasonsFor(NOT_STARTED, "new")).toEqual({ status: "loading" });
    await know([FALL, SPRING, makeSeason({ id: "new", isActive: false })]);
    expect(await seasonsFor(ALL_READ, "new")).toMatchObject({
      missing: null,
      selected: { id: "new" },
    });
  });

  it("gives way to the active one, with the reason", async () => {
    for (const [reach, missing] of [
      [OFFLINE, "unreachable"],
      [ALL_READ, "gone"],
      [VISITORS, "hidden"],
    ] as const) {
      expect(await seasonsFor(reach, "<b>")).toMatchObject({
        status: "ready",
        missing,
        selected: FALL,
      });
    }
  });

  it("needs nobody's word where none is asked for", async () => {
    expect(await seasonsFor(NOT_STARTED, null)).toMatchObject({
      askedId: null,
      missing: null,
      selected: FALL,
    });
  });
});
