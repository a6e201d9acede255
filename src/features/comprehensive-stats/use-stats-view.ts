import { useAddress } from "../../parts/page/address.ts";
import { readStatsView, type StatsView, writeStatsView } from "./stats-address.ts";
import { useTypedSearch } from "./use-typed-search.ts";

export interface StatsViewState {
  /** What the address asks for, with the search as it is typed. */
  readonly view: StatsView;
  /** Back undoes it. */
  readonly change: (part: Partial<StatsView>) => void;
  /** Typing adds no history entry. */
  readonly type: (search: string) => void;
}

/** The view that the address asks of a season with these divisions, and how to change it. */
export function useStatsView(divisions: readonly string[]): StatsViewState {
  const [address, setAddress] = useAddress();
  const inAddress = readStatsView(address, divisions);
  const write = (part: Partial<StatsView>, how?: { replace: true }) =>
    setAddress(
      (newest) => writeStatsView(newest, { ...readStatsView(newest, divisions), ...part }),
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
