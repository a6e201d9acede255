import type { ApiRequest } from "../http/api-message.ts";
import { AuthError, invalidInput } from "./auth-error.ts";

/** The JSON body of an auth request, field by field. */
export interface AuthBody {
  /** Empty text when absent. */
  text(name: string): string;
  object(name: string): Readonly<Record<string, unknown>> | undefined;
  has(name: string): boolean;
  names(): string[];
  /** Undefined when absent or not a boolean. */
  flag(name: string): boolean | undefined;
}

/** Metadata stands in every access token, and a request's headers may have 16 KB. */
const MAX_METADATA_BYTES = 4_096;

/**
 * What people write about themselves; it gives no right (rule 3). Undefined when absent.
 * @throws AuthError 400 validation_failed.
 */
export function readMetadata(body: AuthBody): Readonly<Record<string, unknown>> | undefined {
  const data = body.object("data");
  checkMetadataBytes(Buffer.byteLength(JSON.stringify(data ?? {})));
  return data;
}

/** @throws AuthError 400 validation_failed. */
export function checkMetadataBytes(bytes: number): void {
  if (bytes <= MAX_METADATA_BYTES) return;
  throw invalidInput(`User metadata cannot be longer than ${MAX_METADATA_BYTES} bytes`);
}

/** @throws AuthError 400 bad_json. */
export function readAuthBody(request: ApiRequest): AuthBody {
  const fields = parse(request.body);
  return {
    text: (name) => {
      const value = fields[name];
      return typeof value === "string" ? value : "";
    },
    object: (name) => {
      const value = fields[name];
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      return isObject ? (value as Record<string, unknown>) : undefined;
    },
    flag: (name) => {
      const value = fields[name];
      return typeof value === "boolean" ? value : undefined;
    },
    names: () => Object.keys(fields),
    has: (name) => fields[name] !== undefined && fields[name] !== null,
  };
}

function parse(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

/**
 * An address in lower case.
 * @throws AuthError 400 validation_failed.
 */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === "") throw invalidInput("An email address is required");
  if (email.length > 255) throw invalidInput("An email address is too long");
  if (!/^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]+$/.test(email)) {
    throw invalidInput("Unable to validate email address: invalid format");
  }
  return email;
}
