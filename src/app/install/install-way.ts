/** How the app gets onto this device's home screen; `none`: it is there, or it cannot be. */
export type InstallWay = "none" | "prompt" | "ios";

export interface InstallFacts {
  /** The browser has offered to install the app. */
  readonly hasOffer: boolean;
  /** The page runs as an installed app. */
  readonly isStandalone: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** iOS offers nothing to a page: people add it by the Share menu. iPads call themselves a Mac. */
export function installWay(facts: InstallFacts): InstallWay {
  const { hasOffer, isStandalone, userAgent, maxTouchPoints } = facts;
  if (isStandalone) return "none";
  if (hasOffer) return "prompt";
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(userAgent) ? "ios" : "none";
}
