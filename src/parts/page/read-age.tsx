import { CloudOff } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { momentText } from "./moment-text.ts";
import { pageMessages } from "./page-messages.ts";

export interface PageAge {
  readonly readAt: string;
  readonly isOffline: boolean;
  /** Why it could not be renewed, where the network is not the reason. */
  readonly problem: string | null;
}

/** The age of a page's figures, shown only where they could not be renewed. */
export function ReadAge({ age: { readAt, isOffline, problem } }: { age: PageAge }) {
  if (!isOffline && problem === null) return null;
  const moment = momentText(readAt, Date.now());
  return (
    <p role="status" className="flex items-center gap-1.5 text-dense text-text-2">
      <Icon as={CloudOff} size="sm" />
      {isOffline ? pageMessages.offlineSince(moment) : pageMessages.notRenewed(moment)}
    </p>
  );
}
