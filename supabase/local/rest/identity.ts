import { errors, jwtVerify } from "jose";
import type { LocalSecrets } from "../config/local-secrets.ts";
import { bearerToken, personToken, readApiKey } from "../http/api-key.ts";
import type { ApiRequest } from "../http/api-message.ts";
import { RestError } from "./rest-error.ts";

const API_ROLES = ["anon", "authenticated", "service_role"] as const;
export type ApiRole = (typeof API_ROLES)[number];

/** The role of a request; `claims` is what `auth.jwt()` returns in SQL. */
export interface RequestIdentity {
  readonly role: ApiRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Clocks of phones and servers may differ by this much, as PostgREST allows. */
const CLOCK_TOLERANCE_S = 30;

/**
 * Finds the role of a request: the `apikey` names the project and gives a role, a person's token
 * overrides it.
 * @throws ApiKeyError for a missing or foreign key, RestError 401 for a forged or expired token.
 */
export async function identify(
  request: ApiRequest,
  secrets: LocalSecrets,
): Promise<RequestIdentity> {
  const key = readApiKey(request, secrets);
  const token = personToken(request, secrets);
  if (token === undefined) {
    const isService = key === "service" || bearerToken(request) === secrets.secretKey;
    const role = isService ? "service_role" : "anon";
    return { role, claims: { role } };
  }
  const claims = await verifyToken(token, secrets);
  const role = API_ROLES.find((known) => known === (claims.role ?? "anon"));
  if (role === undefined) throw invalidToken("PGRST301", "The token names an unknown role");
  return { role, claims };
}

async function verifyToken(token: string, secrets: LocalSecrets): Promise<Record<string, unknown>> {
  try {
    const key = new TextEncoder().encode(secrets.jwtSecret);
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw invalidToken("PGRST303", "JWT expired");
    if (error instanceof errors.JWTClaimValidationFailed) {
      throw invalidToken("PGRST303", "JWT claims validation failed");
    }
    if (error instanceof errors.JOSEError) {
      throw invalidToken("PGRST301", "No suitable key or wrong key type", error.message);
    }
    throw error;
  }
}

function invalidToken(code: string, message: string, details: string | null = null): RestError {
  return new RestError(
    401,
    { code, message, details },
    { "www-authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  );
}
