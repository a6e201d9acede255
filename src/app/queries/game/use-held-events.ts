import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { HeldEvent } from "../../../contract/held-answer.ts";
import { services } from "../../bootstrap/services.ts";
import { useDeviceRead } from "../device/use-device-read.ts";

export type HeldEventsQuery =
  | { readonly status: "loading" }
  | { readonly status: "offline" }
  | { readonly status: "error" }
  | {
      readonly status: "ready";
      readonly events: readonly HeldEvent[];
      readonly nameOf: (userId: string) => string | null;
    };

/** Reads again when the network returns, the log moves or an entry is refused (D31). */
export function useHeldEvents(gameId: string, headSeq: number, isOnline: boolean) {
  const [query, setQuery] = useState<HeldEventsQuery>({ status: "loading" });
  // Answers may arrive out of order, or after the page has moved on to another game.
  const newestAsk = useRef(0);
  const refused = useRefusedIds(gameId);
  const question = useMemo(
    () => ({ gameId, headSeq, isOnline, refused }),
    [gameId, headSeq, isOnline, refused],
  );
  const load = useCallback(async () => {
    newestAsk.current += 1;
    const ask = newestAsk.current;
    const answer = await readHeldEvents(question.gameId).catch(() => FAILED);
    if (ask === newestAsk.current) setQuery(answer);
  }, [question]);
  useEffect(() => {
    void load();
  }, [load]);
  return { query, reload: () => void load() };
}

function useRefusedIds(gameId: string): string {
  const read = useDeviceRead(`quarantine of ${gameId}`, async () => {
    const { store } = await Promise.resolve(services());
    return store.quarantine.list(gameId);
  });
  return read?.ok ? read.value.map(({ event }) => event.eventId).join() : "";
}

const FAILED: HeldEventsQuery = { status: "error" };

async function readHeldEvents(gameId: string): Promise<HeldEventsQuery> {
  const { engine, recorders, session } = await services();
  if (session.currentUserId() === null) return { status: "offline" };
  const held = await engine.held.load(gameId);
  if (held.ok) {
    return { status: "ready", events: held.value, nameOf: (userId) => recorders.nameOf(userId) };
  }
  return held.answer.kind === "unknown" ? { status: "offline" } : FAILED;
}
