import * as v from "valibot";

type CrestAnswer =
  | { readonly kind: "done"; readonly crest: string }
  | {
      readonly kind: "refused";
      /** supabase/functions/set-crest/crest-fault.ts lists the codes. */
      readonly code: string;
      readonly message: string;
    };

const doneSchema = v.object({
  outcome: v.picklist(["applied", "unchanged"]),
  crest: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
const refusedSchema = v.object({ code: v.string(), message: v.string() });

/** Reads a 200 answer of `set-crest`; null if it has another form. */
export function readCrest(body: unknown): CrestAnswer | null {
  const parsed = v.safeParse(doneSchema, body);
  return parsed.success ? { kind: "done", crest: parsed.output.crest } : null;
}

/** Reads the refusals of `set-crest`; null for errors from elsewhere. */
export function readCrestRefusal(status: number, body: unknown): CrestAnswer | null {
  if (status !== 422 && status !== 404) return null;
  const parsed = v.safeParse(refusedSchema, body);
  return parsed.success ? { kind: "refused", ...parsed.output } : null;
}

const pictureSchema = v.object({ media_type: v.string(), picture: v.string() });

/** Reads an answer of `crest`: type and picture in base64, as the server has them; null: no such picture. */
export function readCrestPicture(body: unknown): v.InferOutput<typeof pictureSchema> | null {
  const parsed = v.safeParse(pictureSchema, body);
  return parsed.success ? parsed.output : null;
}
