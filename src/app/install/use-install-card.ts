import { useSyncExternalStore } from "react";
import { installCard } from "./install-card.ts";

/** Whether the one card is due; never in the first paint that the build draws. */
export function useIsInstallCardDue(): boolean {
  return useSyncExternalStore(installCard.subscribe, installCard.isDue, () => false);
}
