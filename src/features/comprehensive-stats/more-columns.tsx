import { ChevronRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { showNextColumns } from "./column-scroll.ts";
import { statsMessages } from "./stats-messages.ts";

/** Scrolls to the right. Over the table instead of beside its count, it would cover a head. */
export function MoreColumns({ frame }: { frame: HTMLElement | null }) {
  return (
    <button
      type="button"
      aria-label={statsMessages.moreColumns}
      title={statsMessages.moreColumns}
      onClick={() => frame !== null && showNextColumns(frame)}
      className="-my-3 -mr-2 grid size-11 place-items-center"
    >
      <Icon as={ChevronRight} />
    </button>
  );
}
