import { expect, it } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  VISITOR,
} from "../../../tests/helpers/builders/build-log.ts";
import { makePlayer, playersById } from "../../../tests/helpers/builders/make-player.ts";
import type { StatFields } from "../../domain/game/events.ts";
import { foldGame } from "../../domain/game/fold/fold.ts";
import { playNames } from "../stats/play-words.ts";
import { waitingEntries } from "./waiting-entries.ts";

const names = playNames(
  { id: VISITOR, name: "Falcons" },
  { id: HOME, name: "Chasers" },
  playersById(makePlayer({ id: "p7", jerseyNumber: "7" })),
);

let made = 0;
function act(...stats: readonly Omit<StatFields, "playerId">[]) {
  const entries = stats.map((fields) => ({ ...fields, playerId: "p7", entryId: `e${++made}` }));
  return eventOf({ type: "stat.recorded.v1", payload: { entries } });
}

it("I21: one row an act, newest first; what the server has is left out", () => {
  const sent = act({ statType: "safety", teamId: HOME });
  const sack = act(
    { statType: "sack", teamId: VISITOR },
    { statType: "tackle", automatic: true, teamId: VISITOR },
  );
  const back = act(
    { statType: "fumble", teamId: HOME },
    { statType: "defensive_touchdown", teamId: HOME },
  );
  const state = foldGame(GAME_ID, TEAMS, [sent, sack, back]);
  const pendingEventIds = new Set([sack.eventId, back.eventId]);
  expect(
    waitingEntries({ state, pendingEventIds, refusedEventIds: new Set() }, names),
  ).toMatchObject([
    { text: "DEF TD · #7 Ada Reyes", side: "home" },
    { text: "SACK · #7 Ada Reyes", side: "visitor" },
  ]);
});

it("I21: an undone play is no entry that will be there, although its events wait", () => {
  const sack = act({ statType: "sack", teamId: VISITOR });
  const point = act({ statType: "tackle", teamId: HOME });
  const undo = eventOf({ type: "stat.removed.v1", payload: { entryIds: [`e${made}`] } });
  const state = foldGame(GAME_ID, TEAMS, [sack, point, undo]);
  const pendingEventIds = new Set([sack, point, undo].map(({ eventId }) => eventId));
  expect(
    waitingEntries({ state, pendingEventIds, refusedEventIds: new Set() }, names).map(
      ({ text }) => text,
    ),
  ).toEqual(["SACK · #7 Ada Reyes"]);
});
