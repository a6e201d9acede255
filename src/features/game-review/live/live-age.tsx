import { Icon } from "../../../ui/icon.tsx";
import { useNow } from "../../../ui/late/use-now.ts";
import { CheckIcon, OfflineIcon, RenewIcon } from "../../../ui/list-icons.tsx";
import { liveMessages } from "./live-messages.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A visible page is renewed within five seconds, so twice that means that something is wrong. */
const LATE_AFTER_MS = 10_000;

/** Counts "Updated 4 s ago" by the second; screen readers skip it while it counts. */
export function LiveAge({ confirmedAt }: { confirmedAt: number | null }) {
  const now = useNow();
  const isLate = confirmedAt !== null && now - confirmedAt > LATE_AFTER_MS;
  const words = ageInWords(confirmedAt, now);
  return (
    <p
      data-testid="live-age"
      className="flex min-h-5 items-center gap-1.5 text-dense text-text-2 print:hidden"
    >
      <Icon as={isLate ? OfflineIcon : confirmedAt === null ? RenewIcon : CheckIcon} size="sm" />
      {isLate ? `${words} · ${liveMessages.tryingAgain}` : words}
    </p>
  );
}

/** Returns "Updated 4 s ago". A clock that was set back makes nothing younger than now. */
export function ageInWords(confirmedAtMs: number | null, nowMs: number): string {
  if (confirmedAtMs === null) return liveMessages.notYet;
  const ageMs = Math.max(0, nowMs - confirmedAtMs);
  if (ageMs < 1_000) return liveMessages.updatedNow;
  if (ageMs < MINUTE_MS) return liveMessages.updatedSeconds(Math.floor(ageMs / 1_000));
  if (ageMs < HOUR_MS) return liveMessages.updatedMinutes(Math.floor(ageMs / MINUTE_MS));
  return liveMessages.updatedHours;
}
