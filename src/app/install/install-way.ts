/** `none`: the app is installed already, or cannot be. */
export type InstallWay = "none" | "prompt" | "ios";

interface InstallFacts {
  readonly hasOffer: boolean;
  readonly isStandalone: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** iOS offers nothing to a page: people use the Share menu. iPads call themselves a Mac. */
export function installWay(facts: InstallFacts): InstallWay {
  const { hasOffer, isStandalone, userAgent, maxTouchPoints } = facts;
  if (isStandalone) return "none";
  if (hasOffer) return "prompt";
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(userAgent) ? "ios" : "none";
}
