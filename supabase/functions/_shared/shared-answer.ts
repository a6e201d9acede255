/** One answer, read at most once a second however many ask. */
export interface SharedAnswer {
  readonly status: 200 | 404 | 503;
  readonly text: string;
  /** The text in gzip, where many who ask would have it compressed again and again. */
  readonly zipped?: Uint8Array<ArrayBuffer>;
  /** Weak, because a host may compress the text. */
  readonly tag: string;
}

interface Kept {
  readonly askedAtMs: number;
  readonly answer: Promise<SharedAnswer>;
  isRunning: boolean;
}

/** One reading serves everybody for this long, and longer while it is still under way. */
export const SHARED_FOR_MS = 1_000;

/** By project and what is asked: tests run several servers side by side. */
const kept = new Map<string, Kept>();

/** A refusal is shared as well, so that nobody's questions reach the database more often. */
export function shareAnswer(
  key: string,
  read: () => Promise<SharedAnswer>,
  nowMs: number = performance.now(),
): Promise<SharedAnswer> {
  const isOver = ({ askedAtMs, isRunning }: Kept) =>
    !isRunning && nowMs - askedAtMs >= SHARED_FOR_MS;
  for (const [old, each] of kept) {
    if (isOver(each)) kept.delete(old);
  }
  const known = kept.get(key);
  if (known !== undefined) return known.answer;
  const answer = read();
  const mine: Kept = { askedAtMs: nowMs, answer, isRunning: true };
  kept.set(key, mine);
  const end = () => {
    mine.isRunning = false;
  };
  void answer.then(end, end);
  return answer;
}

/** Two texts that differ have different tags. */
export async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest).subarray(0, 12)];
  return `W/"${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

export async function zippedText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
