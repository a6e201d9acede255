import * as v from "valibot";

/** `refusal` is null when the row is as requested, whether or not this call changed it. */
export interface ChangeAnswer<Refusal> {
  readonly refusal: Refusal | null;
}

/** Makes the reader of a change's answer; it returns null for a body that is no such answer. */
export function changeAnswer<const Refusals extends readonly string[]>(refusals: Refusals) {
  const schema = v.variant("outcome", [
    v.object({ outcome: v.picklist(["applied", "unchanged"]) }),
    v.object({ outcome: v.literal("rejected"), reason: v.picklist(refusals) }),
  ]);
  return (body: unknown): ChangeAnswer<Refusals[number]> | null => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) return null;
    return { refusal: parsed.output.outcome === "rejected" ? parsed.output.reason : null };
  };
}
