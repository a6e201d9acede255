import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

interface Chosen {
  /** null keeps the default. */
  readonly all: boolean | null;
  /** Teams whose list differs from the default. */
  readonly others: ReadonlySet<string>;
}

const NOTHING: Chosen = { all: null, others: new Set() };

/** Remembers opened lists per history entry, so that Back finds them as they were. */
const chosenAt = new Map<string, Chosen>();

/** Returns which teams' lists are open; the parameter is the default before a choice. */
export function useOpenLists(byDefault: boolean) {
  const { key } = useLocation();
  const [, redraw] = useState(NOTHING);
  const { all, others } = chosenAt.get(key) ?? NOTHING;
  const areOpen = all ?? byDefault;
  const choose = useCallback(
    (chosen: Chosen) => {
      chosenAt.set(key, chosen);
      redraw(chosen);
    },
    [key],
  );
  const toggle = useCallback(
    (teamId: string) => {
      const before = chosenAt.get(key) ?? NOTHING;
      const after = new Set(before.others);
      if (!after.delete(teamId)) after.add(teamId);
      choose({ ...before, others: after });
    },
    [key, choose],
  );
  return {
    areOpen,
    isOpen: (teamId: string) => areOpen !== others.has(teamId),
    openAll: (isOpen: boolean) => choose({ all: isOpen, others: NOTHING.others }),
    toggle,
  };
}
