import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { CheckIcon, OfflineIcon, RenewIcon } from "../../ui/list-icons.tsx";
import { momentText } from "./moment-text.ts";
import { pageMessages } from "./page-messages.ts";

export interface PageAge {
  readonly readAt: string;
  readonly isOffline: boolean;
  /** The reason why it could not be renewed, if it is not the network. */
  readonly problem: string | null;
  /** The server has recently confirmed the figures since this page was opened. */
  readonly isNew: boolean;
  readonly isRefreshing: boolean;
  /** Damaged rows of this device's copy are left out (S20). */
  readonly isPartial?: boolean;
}

/** A reading of figures that were just new says nothing before it takes this long. */
const SLOW_MS = 1_000;

/**
 * Shows how old a page's figures are; kept ones are marked until they are new. It always takes one
 * line, so that nothing moves, and null means that there are no figures yet.
 */
export function ReadAge({ age }: { age: PageAge | null }) {
  const isSlow = useSlow(age?.isRefreshing === true);
  if (age === null) return <p className="min-h-5 text-dense" />;
  const { readAt, isOffline, problem, isNew, isRefreshing, isPartial = false } = age;
  const moment = momentText(readAt, Date.now());
  const hasTrouble = isOffline || isPartial || problem !== null;
  const isMarked = !isNew || (isRefreshing && isSlow);
  const icon = hasTrouble ? OfflineIcon : isMarked ? RenewIcon : CheckIcon;
  return (
    <p
      {...(hasTrouble ? { role: "status" } : {})}
      data-renewing={!hasTrouble && isMarked}
      className="flex min-h-5 items-center gap-1.5 text-dense text-text-2"
    >
      <Icon as={icon} size="sm" />
      {isPartial
        ? pageMessages.partial(moment)
        : isOffline
          ? pageMessages.offlineSince(moment)
          : problem !== null
            ? pageMessages.notRenewed(moment)
            : isMarked
              ? pageMessages.renewing(moment)
              : pageMessages.renewed(moment)}
    </p>
  );
}

function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
