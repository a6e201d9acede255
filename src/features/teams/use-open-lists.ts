import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

interface Chosen {
  /** null: as by default. */
  readonly all: boolean | null;
  /** The teams whose list is the other way round. */
  readonly others: ReadonlySet<string>;
}

const NOTHING: Chosen = { all: null, others: new Set() };

/** Place in the history → what was opened there, so that Back finds it as it was left. */
const chosenAt = new Map<string, Chosen>();

/** Which teams' lists of players are open; in: whether they are before somebody chooses. */
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
