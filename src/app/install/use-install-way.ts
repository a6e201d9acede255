import { useSyncExternalStore } from "react";
import { installOffer } from "./install-offer.ts";
import { type InstallWay, installWay } from "./install-way.ts";

/** How this device could install the app now. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(installOffer.subscribe, currentWay);
}

function currentWay(): InstallWay {
  return installWay({
    hasOffer: installOffer.get() !== null,
    isStandalone:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
}
