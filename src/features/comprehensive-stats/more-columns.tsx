import { ChevronRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showNextColumns } from "./column-scroll.ts";
import { statsMessages } from "./stats-messages.ts";

/** Scrolls to the right. It ends above the table, because over it it would cover a head. */
export function MoreColumns({ frame }: { frame: HTMLElement | null }) {
  return (
    <Button
      variant="bare"
      onClick={() => frame !== null && showNextColumns(frame)}
      className="-mt-4 -mr-2 -mb-2 ml-auto pt-2 print:hidden"
    >
      {statsMessages.moreColumns}
      <Icon as={ChevronRight} />
    </Button>
  );
}
