import { useScoringKeys } from "../../../../app/help/scoring-keys.ts";

/** The key that presses a button; it is printed there for people with a mouse (live.css). */
export function usePressedBy() {
  const isOn = useScoringKeys((keys) => keys.isOn);
  return (key: string) => (isOn ? { "aria-keyshortcuts": key, "data-key": key } : {});
}
