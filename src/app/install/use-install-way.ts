import { useInstallStore } from "./install-store.ts";
import { type InstallWay, installWay } from "./install-way.ts";

export function useInstallWay(): InstallWay {
  return installWayHere(useInstallStore(({ offer }) => offer !== null));
}

/** Safari deletes a website's data after seven days without a visit, but not an installed app's. */
export function isForgottenAfterAWeek(): boolean {
  return installWayHere(false) === "ios";
}

function installWayHere(hasOffer: boolean): InstallWay {
  return installWay({
    hasOffer,
    isStandalone:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
}
