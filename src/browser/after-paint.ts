/** A hidden tab draws no frame, but what waits for the first one must start there too. */
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

export function hasPainted(): boolean {
  return isPainted;
}
