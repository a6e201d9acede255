import { PUBLISHABLE_KEY } from "../config/backend-config.ts";
import type { LocalSecrets } from "../config/local-secrets.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "./api-message.ts";

/** Refuses a request without the project's key. */
export class ApiKeyError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }

  toAnswer(): ApiAnswer {
    return jsonAnswer(401, { message: this.message, hint: this.hint });
  }
}

/**
 * Says whether the request's `apikey` is the publishable key or the service key.
 * @throws ApiKeyError when it is neither or missing.
 */
export function readApiKey(request: ApiRequest, secrets: LocalSecrets): "publishable" | "service" {
  const key = request.headers.apikey ?? request.query.get("apikey");
  if (key === PUBLISHABLE_KEY) return "publishable";
  if (key === secrets.secretKey) return "service";
  if (key === null) {
    throw new ApiKeyError(
      "No API key found in request",
      "No `apikey` request header or url param was found.",
    );
  }
  throw new ApiKeyError(
    "Invalid API key",
    "Double check your Supabase `anon` or `service_role` API key.",
  );
}

/** The text after "Bearer " in the Authorization header. */
export function bearerToken(request: ApiRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** The Bearer token of a person. Clients send their API key there when nobody is signed in. */
export function personToken(request: ApiRequest, secrets: LocalSecrets): string | undefined {
  const token = bearerToken(request);
  return token === PUBLISHABLE_KEY || token === secrets.secretKey ? undefined : token;
}
