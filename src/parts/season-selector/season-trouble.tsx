import { Icon } from "../../ui/icon.tsx";
import { WarnIcon } from "../../ui/shell-icons.tsx";
import { seasonMessages } from "./season-messages.ts";

/** Replaces the selector if no season could be loaded, with a button to try again. */
export function SeasonTrouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="alert" className="flex min-w-0 items-center gap-2 text-dense">
      <Icon as={WarnIcon} size="sm" />
      <span className="min-w-0">{message}</span>
      <button
        type="button"
        className="type-action min-h-11 flex-none rounded-card px-2 text-dense underline underline-offset-4"
        onClick={onRetry}
      >
        {seasonMessages.retry}
      </button>
    </p>
  );
}
