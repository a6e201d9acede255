import { useState } from "react";
import { type Discovered, discoverLeagues } from "../../../app/server-calls/provider-import.ts";
import type { ImportProblem } from "../failure-words.ts";

type Found =
  | { readonly status: "idle" | "asking" }
  | { readonly status: "found"; readonly discovered: Discovered };

/** Asks for the provider's leagues when a person wants them, and holds the selection. */
export function useDiscovery(onProblem: (problem: ImportProblem | null) => void) {
  const [found, setFound] = useState<Found>({ status: "idle" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  async function discover(): Promise<void> {
    setFound({ status: "asking" });
    setSelected(new Set());
    onProblem(null);
    const answer = await discoverLeagues();
    if (answer.ok) return setFound({ status: "found", discovered: answer.value });
    setFound({ status: "idle" });
    onProblem({ ...answer.error, refused: null });
  }

  return {
    found,
    selected,
    discover: () => void discover(),
    toggle: (id: string) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
