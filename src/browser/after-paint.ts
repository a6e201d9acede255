/** A hidden tab draws no frame, and what comes behind the first one must come there, too. */
const LONGEST_MS = 300;

let painted: Promise<void> | null = null;
let isPainted = false;

/** Resolves once the frame after the first call is on the screen; later calls wait for nothing. */
export function afterPaint(): Promise<void> {
  painted ??= new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  }).then(() => {
    isPainted = true;
  });
  return painted;
}

/** Whether `afterPaint` has nothing to wait for any more. */
export function hasPainted(): boolean {
  return isPainted;
}
