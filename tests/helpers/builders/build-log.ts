import type { EventEnvelope, GameEvent, GameFact } from "../../../src/domain/game/events.ts";
import type { GameTeams } from "../../../src/domain/game/game-state.ts";

/** A valid UUID that ends in the number, so that a failing test can be read. */
export function testId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export const GAME_ID = testId(900);
export const VISITOR = testId(901);
export const HOME = testId(902);
export const TEAMS: GameTeams = { visitorTeamId: VISITOR, homeTeamId: HOME };

let made = 10_000;

/** One event of the test game around a fact; confirmed only when `gameSeq` is given. */
export function eventOf(fact: GameFact, envelope: Partial<EventEnvelope> = {}): GameEvent {
  made += 1;
  return {
    eventId: testId(made),
    gameId: GAME_ID,
    epoch: 0,
    deviceId: testId(800),
    deviceSeq: made,
    authorId: null,
    clientTimestamp: null,
    appVersion: null,
    gameSeq: null,
    recordedBy: null,
    receivedAt: null,
    ...envelope,
    ...fact,
  };
}

/** Numbered from 1, each event in the epoch that the resets before it have reached. */
export function confirmedLog(facts: readonly GameFact[]): GameEvent[] {
  let epoch = 0;
  return facts.map((fact, index) => {
    const event = eventOf(fact, { gameSeq: index + 1, epoch });
    if (fact.type === "game.reset.v1") epoch += 1;
    return event;
  });
}

/** A tackle as a phone sends it to a real server, with ids that no server has seen. */
export function newTackle(
  at: { readonly gameId: string; readonly teamId: string; readonly playerId: string },
  sender: Pick<EventEnvelope, "deviceId" | "deviceSeq" | "authorId">,
): GameEvent {
  const { gameId, teamId, playerId } = at;
  const entry = { entryId: crypto.randomUUID(), statType: "tackle", teamId, playerId } as const;
  return eventOf(
    { type: "stat.recorded.v1", payload: { entries: [entry] } },
    {
      eventId: crypto.randomUUID(),
      gameId,
      clientTimestamp: new Date().toISOString(),
      appVersion: "test",
      ...sender,
    },
  );
}
