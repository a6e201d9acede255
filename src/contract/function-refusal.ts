import * as v from "valibot";

const schema = v.object({ code: v.string(), message: v.string() });

/** Every function of `supabase/functions` refuses with these. */
export type FunctionRefusal = v.InferOutput<typeof schema>;

/** Reads a function's refusal; null for errors from elsewhere (401, 403, gateways). */
export function readFunctionRefusal({
  status,
  json,
}: {
  readonly status: number;
  readonly json: unknown;
}): FunctionRefusal | null {
  if (status === 401 || status === 403) return null;
  const parsed = v.safeParse(schema, json);
  return parsed.success ? parsed.output : null;
}
