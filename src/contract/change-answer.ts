import * as v from "valibot";

/** `refusal` is null if the row is as requested, whether or not this call changed it. */
interface ChangeAnswer<Refusal> {
  readonly refusal: Refusal | null;
}

/** Returns the reader of a change's answer; the reader returns null for any other body. */
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
