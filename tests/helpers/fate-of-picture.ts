import { FunctionError } from "../../supabase/functions/_shared/function-error.ts";
import { cleanPicture } from "../../supabase/functions/set-crest/clean-picture.ts";

/** "taken", or status and code of the refusal. */
export async function fateOf(given: Uint8Array): Promise<string> {
  try {
    await cleanPicture(given);
    return "taken";
  } catch (error) {
    if (error instanceof FunctionError) return `${error.status} ${error.code}`;
    throw error;
  }
}
