import { useEffect, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { CheckIcon, OfflineIcon } from "../../../ui/list-icons.tsx";
import { ageInWords } from "./age-in-words.ts";
import { liveMessages } from "./live-messages.ts";

/** A page that shows is renewed within five seconds; after twice that something is wrong. */
const LATE_AFTER_MS = 10_000;

/** "Updated 4 s ago", counted by the second; nothing is read out of it while it counts. */
export function LiveAge({ confirmedAt }: { confirmedAt: number | null }) {
  const now = useNow();
  const isLate = confirmedAt !== null && now - confirmedAt > LATE_AFTER_MS;
  const words = ageInWords(confirmedAt, now);
  return (
    <p
      data-testid="live-age"
      className="flex min-h-5 items-center gap-1.5 text-dense text-text-2 print:hidden"
    >
      <Icon as={isLate ? OfflineIcon : CheckIcon} size="sm" />
      {isLate ? `${words} · ${liveMessages.tryingAgain}` : words}
    </p>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
