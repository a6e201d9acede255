import type { PassMaking } from "../../domain/access/game-pass.ts";

export const madePassMessages = {
  qr: (game: string) => `Game pass for ${game}`,
  checkInQr: (team: string) => `Check-in for ${team}`,
  once: "Let the scorekeeper scan this code or send the link. It is shown only now; a new pass is made at any time.",
  checkInOnce:
    "Let the captain scan this code or send the link. It opens this team's check-in and nothing else. It is shown only now; a new one is made at any time.",
  making: "Making a code...",
  another: "Make a New Code",
  retry: "Try Again",
  obstacles: {
    offline:
      "No network: a code can be made only online. A phone that has opened one before works offline too.",
    off: "Game passes are switched off. An admin switches them on under Settings.",
    "not-allowed":
      "Game passes are made by admins, and by approved collectors where a setting says so. Ask an admin for one.",
  } satisfies Record<NonNullable<PassMaking["obstacle"]>, string>,
  ended: {
    withdrawn: "This code was withdrawn and opens nothing any more. Make a new one.",
    expired: "This code has ended and opens nothing any more. Make a new one.",
  },
  unknownOffline:
    "No network: whether somebody has withdrawn this code in the meantime shows only online. A phone that has opened it works offline too.",
  copy: "Copy Link",
  copied: "Link copied.",
  share: "Share",
  ends: (pass: PassEnd) => `Ends ${lastMinute(pass)}`,
} as const;

interface PassEnd {
  /** ISO 8601 */
  readonly expiresAt: string;
  readonly timeZone: string;
}

/**
 * Returns "Fri, Nov 27, 11:59 PM" in the league's zone (D48), with its name if this device is in
 * another one. The end itself is midnight, which people read as the wrong day.
 */
function lastMinute({ expiresAt, timeZone }: PassEnd): string {
  const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone;
  return new Date(Date.parse(expiresAt) - 1)
    .toLocaleString("en-US", {
      timeZone,
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      ...(isElsewhere ? { timeZoneName: "short" } : {}),
    })
    .replace(/\s/gu, " ");
}
