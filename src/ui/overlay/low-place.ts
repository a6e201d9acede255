import type { TriggerPlace } from "./trigger-place.ts";

const GAP = 12;

/** A CSS length that clears a phone's gesture bar. */
const LOW = "max(24px, env(safe-area-inset-bottom))";

/**
 * Places a dialog low, where a thumb is, but never over the trigger, because an accidental second
 * tap must not confirm. It stands on a trigger in the lower half, unless that leaves no room above
 * it.
 */
export function lowPlace(
  trigger: TriggerPlace | null,
  windowHeight: number,
): { readonly bottom: number | string; readonly maxHeight?: number } {
  if (trigger === null) return { bottom: LOW };
  const isHigh = trigger.top + trigger.height / 2 < windowHeight / 2;
  if (isHigh || trigger.top < windowHeight / 3) return { bottom: LOW };
  return { bottom: windowHeight - trigger.top + GAP, maxHeight: trigger.top - 2 * GAP };
}
