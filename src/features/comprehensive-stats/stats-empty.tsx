import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DEFAULT_VIEW } from "./stats-address.ts";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** Nobody fits: the specified words, and the way back to everybody. */
export function StatsEmpty({ title, state }: { title: string; state: StatsViewState }) {
  const { division, stage, search } = DEFAULT_VIEW;
  return (
    <EmptyState title={title} text={statsMessages.emptyText}>
      <Button
        onClick={() => {
          state.type(search);
          state.change({ division, stage, search });
        }}
      >
        {statsMessages.clear}
      </Button>
    </EmptyState>
  );
}
