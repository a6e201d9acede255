/** A hidden tab draws no frame, and what comes behind the first one must come there, too. */
const LONGEST_MS = 300;

let painted: Promise<void> | null = null;

/** Resolves once the frame after the first call is on the screen; later calls wait for nothing. */
export function afterPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
  return painted;
}
