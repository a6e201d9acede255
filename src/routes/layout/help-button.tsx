import { CircleHelp } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { layoutMessages } from "./layout-messages.ts";

/** At the bottom right of every page; pages and footer keep room for it at their end. */
export function HelpButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={layoutMessages.needHelp}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="fixed right-[max(8px,env(safe-area-inset-right))] bottom-[max(8px,env(safe-area-inset-bottom))] z-30 grid size-12 place-items-center rounded-pill border-2 border-text bg-surface text-brand active:opacity-80 wide:right-5 print:hidden"
    >
      <Icon as={CircleHelp} size="lg" />
    </button>
  );
}
