import { useSearchParams } from "react-router-dom";
import { readView, type StatsView, writeView } from "./stats-address.ts";
import { useTypedSearch } from "./use-typed-search.ts";

export interface StatsViewState {
  /** What the address asks for, with the search as it is typed. */
  readonly view: StatsView;
  /** A step that Back takes back. */
  readonly change: (part: Partial<StatsView>) => void;
  /** Typing is no step of its own. */
  readonly type: (search: string) => void;
}

/** The view that the address asks of a season with these divisions, and how to change it. */
export function useStatsView(divisions: readonly string[]): StatsViewState {
  const [address, setAddress] = useSearchParams();
  const inAddress = readView(address, divisions);
  const [search, type] = useTypedSearch(inAddress.search, (typed) =>
    setAddress(writeView(address, { ...inAddress, search: typed }), { replace: true }),
  );
  return {
    view: { ...inAddress, search },
    type,
    change: (part) => setAddress(writeView(address, { ...inAddress, search, ...part })),
  };
}
