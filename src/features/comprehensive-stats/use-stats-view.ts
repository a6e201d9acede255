import { startTransition, useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import type { SeasonParts } from "../../domain/standings/divisions.ts";
import { useAddress } from "../../parts/page/address.ts";
import { readStatsView, type StatsView, writeStatsView } from "./stats-address.ts";

export interface StatsViewState {
  /** What the address asks for, with the search as it is typed. */
  readonly view: StatsView;
  /** Back undoes it. */
  readonly change: (part: Partial<StatsView>) => void;
  /** Typing adds no history entry. */
  readonly type: (search: string) => void;
}

/** The view that the address asks of a season with these parts, and how to change it. */
export function useStatsView(parts: SeasonParts): StatsViewState {
  const [address, setAddress] = useAddress();
  const inAddress = readStatsView(address, parts);
  const write = (part: Partial<StatsView>, how?: { replace: true }) =>
    setAddress(
      (newest) => writeStatsView(newest, { ...readStatsView(newest, parts), ...part }),
      how,
    );
  const [search, type] = useTypedSearch(inAddress.search, (typed) =>
    write({ search: typed }, { replace: true }),
  );
  return {
    view: { ...inAddress, search },
    type,
    change: (part) => write({ search, ...part }),
  };
}

/** The address follows after this pause in typing: writing it draws every link anew. */
const PAUSE_MS = 300;

/** Typed text is shown at once, else letters typed before the address follows would be lost. */
function useTypedSearch(
  inAddress: string,
  write: (search: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  /** What has stood for the pause. */
  const [due, setDue] = useState(inAddress);
  const isLeaving = useNavigation().state !== "idle";
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setTyped(inAddress);
      setWritten(inAddress);
    }
  }
  useEffect(() => {
    if (typed === written) return;
    // A transition, as the router's states are, so that this is drawn behind a way begun before.
    const timer = setTimeout(() => startTransition(() => setDue(typed)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, written]);
  useEffect(() => {
    // Written on the way to another page, it would end that way.
    if (isLeaving || due !== typed || typed === written) return;
    setWritten(typed);
    write(typed);
  }, [isLeaving, due, typed, written, write]);
  return [typed, setTyped];
}
