/** A failure as a value: `code` is what programs branch on, the rest is detail for the message. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
}

export type Result<Value, Problem extends Failure = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Problem extends Failure>(
  error: Problem,
): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error };
}
