import { useEffect, useState } from "react";

/** The address follows when nobody has typed for so long: writing it draws every link anew. */
const PAUSE_MS = 300;

/**
 * The text of a search field that also stands in the address. In: what the address has, and how to
 * write it. Out: what is typed, at once, and how to change it. A field that showed the address
 * would lose letters that are typed before it follows; Back still brings the older text.
 */
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
