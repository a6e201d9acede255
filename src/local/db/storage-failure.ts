import { type Failure, fail, type Result } from "../../domain/shared/result.ts";

/** `closed`: the handle is gone, as in Safari's background; `blocked`: another version has it. */
type StorageFailureCode = "quota" | "closed" | "blocked" | "unknown";

export interface StorageFailure extends Failure<StorageFailureCode> {
  /** The error's name and text for bug reports; it is never shown. */
  readonly detail: string;
}

const CODE_BY_NAME: Readonly<Record<string, StorageFailureCode>> = {
  QuotaExceededError: "quota",
  InvalidStateError: "closed",
  TransactionInactiveError: "closed",
  DatabaseClosedError: "closed",
  VersionError: "blocked",
  BlockedError: "blocked",
};

/** Every read and write of the device resolves with this and never rejects. */
export type Stored<Value> = Promise<Result<Value, StorageFailure>>;

export function storageFailureOf(error: unknown): StorageFailure {
  const { name, text } = nameAndText(error);
  return { code: CODE_BY_NAME[name] ?? innerCode(error), detail: `${name}: ${text}` };
}

export async function attempt<Value>(action: () => PromiseLike<Value>): Stored<Value> {
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    return fail(storageFailureOf(error));
  }
}

/** Dexie wraps the browser's error: it is in `inner`, or in a bulk call's `failures`. */
function innerCode(error: unknown): StorageFailureCode {
  if (typeof error !== "object" || error === null) return "unknown";
  const { inner, failures } = error as { readonly inner?: unknown; readonly failures?: unknown };
  const cause = Array.isArray(failures) ? failures[0] : inner;
  return CODE_BY_NAME[nameAndText(cause).name] ?? "unknown";
}

function nameAndText(error: unknown): { name: string; text: string } {
  if (typeof error !== "object" || error === null) {
    return { name: "UnknownError", text: String(error) };
  }
  const name = "name" in error && typeof error.name === "string" ? error.name : "UnknownError";
  const text = "message" in error && typeof error.message === "string" ? error.message : "";
  return { name, text };
}
