import { loadText, saveText, type TextStorage } from "../../browser/web-storage.ts";
import { type Failure, fail, ok, type Result } from "../../domain/shared/result.ts";

/** Keeps one text in the device's database; it is on the disk when `keep` resolves. */
export interface DurableText {
  load(): Promise<string | null>;
  /** null removes it. */
  keep(text: string | null): Promise<Result<null, Failure>>;
}

interface DurableSession {
  readonly storage: TextStorage | null;
  /** Resolves when the database has the last text, or says why it has not. */
  settled(): Promise<Result<null, Failure>>;
}

/** A browser puts localStorage on the disk seconds later, so a kill after a sign-in would lose it. */
export async function durableSession(
  plain: TextStorage | null,
  key: string,
  durable: DurableText,
): Promise<DurableSession> {
  const [found, kept] = [loadText(plain, key), await durable.load()];
  // If the page was left right after a sign-out, the database may have missed it.
  const endedKey = `${key}.ended`;
  const known = found === null ? Number(loadText(plain, endedKey) ?? -1) : obtainedAt(found);
  if (kept !== null && obtainedAt(kept) > known) saveText(plain, key, kept);
  let writes: Promise<Result<null, Failure>> = Promise.resolve(ok(null));
  const write = (text: string | null) => {
    writes = writes.then(() => durable.keep(text)).catch(() => fail({ code: "storage" }));
  };
  if (plain === null) return { storage: null, settled: () => writes };
  return {
    settled: () => writes,
    storage: {
      getItem: (asked) => plain.getItem(asked),
      setItem(asked, text) {
        if (asked === key) write(text);
        plain.setItem(asked, text);
      },
      removeItem(asked) {
        const ended = asked === key ? loadText(plain, key) : null;
        if (asked === key) write(null);
        plain.removeItem(asked);
        if (ended !== null) saveText(plain, endedKey, String(obtainedAt(ended)));
      },
    },
  };
}

/** A refreshed token ends the previous one, so the later of two copies is valid. */
function obtainedAt(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("obtainedAt" in value)) return 0;
    return typeof value.obtainedAt === "number" ? value.obtainedAt : 0;
  } catch {
    return 0;
  }
}
