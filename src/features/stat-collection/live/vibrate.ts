const PATTERNS = { recorded: [15], undone: [15, 40, 15] } as const;

/** Vibrates if the device can (interface.md "Feedback on commit"). */
export function vibrate(pattern: keyof typeof PATTERNS): void {
  if ("vibrate" in navigator) navigator.vibrate([...PATTERNS[pattern]]);
}
