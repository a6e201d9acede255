import { startTransition, useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import type { SeasonParts } from "../../domain/standings/divisions.ts";
import { useAddress } from "../../parts/page/address.ts";
import { readStatsView, type StatsView, writeStatsView } from "./stats-address.ts";

export interface StatsViewState {
  /** The view that the address asks for, with the search as it is typed. */
  readonly view: StatsView;
  /** Adds a history entry, so that Back undoes it. */
  readonly change: (part: Partial<StatsView>) => void;
  /** Typing adds no history entry. */
  readonly type: (search: string) => void;
}

/** Returns the view that the address asks for, and how to change it. */
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

/** The address follows after this pause in typing, because writing it draws every link again. */
const PAUSE_MS = 300;

/** Typed text shows at once, because letters typed before the address follows would be lost. */
function useTypedSearch(
  inAddress: string,
  write: (search: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  /** The text that has stood for the pause. */
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
    // This is a transition like the router's, so that it is drawn after a navigation begun earlier.
    const timer = setTimeout(() => startTransition(() => setDue(typed)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, written]);
  useEffect(() => {
    // Writing it during a navigation would end that navigation.
    if (isLeaving || due !== typed || typed === written) return;
    setWritten(typed);
    write(typed);
  }, [isLeaving, due, typed, written, write]);
  return [typed, setTyped];
}
