import type { TriggerPlace } from "./trigger-place.ts";

const GAP = 12;

/** A CSS length that clears a phone's gesture bar. */
const LOW = "max(24px, env(safe-area-inset-bottom))";

/**
 * Places a dialog low, where a thumb is. Where its answers, which begin at `answersTop` (CSS
 * pixels), would lie on the trigger, it stands above or below that, because an accidental second
 * tap must not confirm; unless that leaves no room.
 */
export function lowPlace(
  trigger: TriggerPlace | null,
  windowHeight: number,
  answersTop = windowHeight,
): { readonly bottom: number | string; readonly maxHeight?: number } {
  const third = windowHeight / 3;
  if (trigger === null || trigger.top + trigger.height <= answersTop) return { bottom: LOW };
  if (trigger.top < third) {
    const maxHeight = windowHeight - trigger.top - trigger.height - 3 * GAP;
    return maxHeight < third ? { bottom: LOW } : { bottom: LOW, maxHeight };
  }
  return { bottom: windowHeight - trigger.top + GAP, maxHeight: trigger.top - 2 * GAP };
}
