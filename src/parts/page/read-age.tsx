import { CloudOff } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { momentText } from "./moment-text.ts";
import { pageMessages } from "./page-messages.ts";

/** How old the figures of a page are, said only where they could not be renewed. */
export function ReadAge({
  readAt,
  isOffline,
  isStale,
}: {
  /** ISO 8601 */
  readAt: string;
  isOffline: boolean;
  /** Asked for and not got, for another reason than the network. */
  isStale: boolean;
}) {
  if (!isOffline && !isStale) return null;
  const moment = momentText(readAt, Date.now());
  return (
    <p role="status" className="flex items-center gap-1.5 text-dense text-text-2">
      <Icon as={CloudOff} size="sm" />
      {isOffline ? pageMessages.offlineSince(moment) : pageMessages.notRenewed(moment)}
    </p>
  );
}
