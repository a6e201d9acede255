/** A failure as a value: programs check `code`, and messages use the other fields. */
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

type Values<Results extends readonly Result<unknown>[]> = {
  -readonly [Index in keyof Results]: Extract<Results[Index], { ok: true }>["value"];
};

/** Returns the values of all results, or the first failure. */
export function allOk<const Results extends readonly Result<unknown>[]>(
  results: Results,
): Result<Values<Results>, Extract<Results[number], { ok: false }>["error"]> {
  const values: unknown[] = [];
  for (const result of results) {
    if (!result.ok) return result as Extract<Results[number], { ok: false }>;
    values.push(result.value);
  }
  // `values` has one value for each result, in the same order.
  return ok(values as Values<Results>);
}
