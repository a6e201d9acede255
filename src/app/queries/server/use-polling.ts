import { useEffect } from "react";

interface HowToPoll {
  /** null stops. */
  readonly everyMs: number | null;
  readonly startsNow?: boolean;
}

/** `look` must be stable. Each look waits for the last one's answer, which a newer one would void. */
export function usePolling(look: () => Promise<void>, { everyMs, startsNow = false }: HowToPoll) {
  useEffect(() => {
    if (everyMs === null) return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(() => void again(), everyMs);
    };
    const again = async () => {
      await look();
      if (isHere) later();
    };
    if (startsNow) void again();
    else later();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [look, everyMs, startsNow]);
}
