/** What a machine needs that is four times slower than ours. */
export const LONGEST_MS = 60_000;

const AGAIN_AFTER_MS = 40;

/** Asks until there is something else than null; what is thrown meanwhile counts as not yet. */
export async function until<Value>(
  words: string,
  look: () => Promise<Value | null>,
  longestMs = LONGEST_MS,
): Promise<Value> {
  const end = Date.now() + longestMs;
  let last = "nothing was there";
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== null) return found;
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
  throw new Error(`${words}: not within ${longestMs / 1000} s (${last})`);
}
