import { useScoringKeys } from "../../../../app/help/scoring-keys.ts";

/** Returns the key that presses a button; people with a mouse see it there (live.css). */
export function usePressedBy() {
  const isOn = useScoringKeys((keys) => keys.isOn);
  return (key: string): { "aria-keyshortcuts"?: string; "data-key"?: string } =>
    isOn ? { "aria-keyshortcuts": key, "data-key": key } : {};
}
