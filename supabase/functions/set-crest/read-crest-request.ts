import { FunctionError } from "../_shared/function-error.ts";
import { type CrestErrorCode, unfit } from "./crest-fault.ts";

/** 100 KB, of what comes and of what is stored. */
export const MAX_PICTURE_BYTES = 102_400;
/** Base64 has four letters for three bytes; the rest of the body is an id. */
const MAX_BODY_CHARACTERS = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 200;

const TEAM_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface CrestRequest {
  readonly teamId: string;
  readonly picture: Uint8Array;
}

/**
 * Reads `{teamId, picture}`, the picture in base64. Name and type of the file are not asked for,
 * because both can be anything.
 * @throws FunctionError 400 bad_request, 422 too_large.
 */
export async function readCrestRequest(request: Request): Promise<CrestRequest> {
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) throw tooLarge();
  const { teamId, picture } = fieldsOf(text);
  if (typeof teamId !== "string" || !TEAM_ID.test(teamId) || typeof picture !== "string") {
    throw badRequest("The body needs teamId and picture.");
  }
  const bytes = bytesOf(picture);
  if (bytes.length > MAX_PICTURE_BYTES) throw tooLarge();
  return { teamId, picture: bytes };
}

/** @throws FunctionError 422 too_large, by whoever finds a picture too large. */
export function tooLarge(): FunctionError {
  return unfit("too_large", "A crest has at most 100 KB.");
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw badRequest("The body must be a JSON object.");
}

function bytesOf(picture: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(picture) || picture.length % 4 !== 0) {
    throw badRequest("The picture must be base64.");
  }
  return Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
}

function badRequest(message: string): FunctionError {
  const code: CrestErrorCode = "bad_request";
  return new FunctionError(400, code, message);
}
