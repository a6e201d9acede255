import { useEffect, useState } from "react";

/** The address follows after this pause in typing: writing it draws every link anew. */
const PAUSE_MS = 300;

/** Typed text is shown at once, else letters typed before the address follows would be lost. */
export function useTypedSearch(
  inAddress: string,
  write: (search: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setTyped(inAddress);
      setWritten(inAddress);
    }
  }
  useEffect(() => {
    if (typed === written) return;
    const timer = setTimeout(() => {
      setWritten(typed);
      write(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, written, write]);
  return [typed, setTyped];
}
