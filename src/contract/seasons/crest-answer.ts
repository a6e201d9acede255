import * as v from "valibot";
import { answerReader } from "../answer-reader.ts";

const storedSchema = v.object({
  outcome: v.picklist(["applied", "unchanged"]),
  crest: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});

/** Reads a 200 answer of `set-crest`, the crest's id; null if it has another form. */
export function readCrest(body: unknown): string | null {
  const parsed = v.safeParse(storedSchema, body);
  return parsed.success ? parsed.output.crest : null;
}

const pictureSchema = v.object({ media_type: v.string(), picture: v.string() });

/** Reads an answer of `crest`: type and picture in base64, as the server has them; null: no such picture. */
export const readCrestPicture = answerReader(pictureSchema);
