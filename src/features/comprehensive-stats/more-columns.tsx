import { ChevronRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { showNextColumns } from "./column-scroll.ts";
import { statsMessages } from "./stats-messages.ts";

/** Scrolls to the right. It stands beside the count, because over the table it would cover a head. */
export function MoreColumns({ frame }: { frame: HTMLElement | null }) {
  return (
    <button
      type="button"
      aria-label={statsMessages.moreColumns}
      title={statsMessages.moreColumns}
      onClick={() => frame !== null && showNextColumns(frame)}
      className="-my-3 -mr-2 ml-auto grid size-11 place-items-center"
    >
      <Icon as={ChevronRight} />
    </button>
  );
}
