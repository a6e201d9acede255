import { useInstallStore } from "./install-store.ts";
import { type InstallWay, installWay } from "./install-way.ts";

export function useInstallWay(): InstallWay {
  const hasOffer = useInstallStore(({ offer }) => offer !== null);
  return installWay({
    hasOffer,
    isStandalone:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
}
