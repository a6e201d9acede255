import { useEffect, useState } from "react";

/** null if the browser offers none to pages, as on iPhones. */
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

/** Turns the device on its side if a page may do so; a refusal changes nothing. */
async function fillScreen(): Promise<void> {
  const isFilled = await document.documentElement.requestFullscreen().then(
    () => true,
    () => false,
  );
  const { orientation } = screen as { orientation?: { lock?: (to: string) => Promise<void> } };
  if (isFilled) await orientation?.lock?.("landscape").catch(() => undefined);
}
