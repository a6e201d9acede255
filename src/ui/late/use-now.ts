import { useEffect, useState } from "react";

/** Milliseconds since 1970, by the second: for a small component that shows how old something is. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
