import { Icon } from "../../ui/icon.tsx";
import { WarnIcon } from "../../ui/shell-icons.tsx";

/** Replaces the selector if no season could be loaded; the page says why, with the way on. */
export function SeasonTrouble({ message }: { message: string }) {
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-2 text-dense">
      <Icon as={WarnIcon} size="sm" />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
