import { useEffect, useState } from "react";

/** null where the browser has none for pages, as on iPhones. */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: () => void } | null {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => {
      document.removeEventListener("fullscreenchange", look);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  return { isFull, toggle: () => void (isFull ? document.exitFullscreen() : fillScreen()) };
}

/** On its side where the device may be turned by a page; a refusal leaves it as it is held. */
async function fillScreen(): Promise<void> {
  const isFilled = await document.documentElement.requestFullscreen().then(
    () => true,
    () => false,
  );
  const { orientation } = screen as { orientation?: { lock?: (to: string) => Promise<void> } };
  if (isFilled) await orientation?.lock?.("landscape").catch(() => undefined);
}
