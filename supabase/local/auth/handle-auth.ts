import { ApiKeyError, readApiKey } from "../http/api-key.ts";
import {
  type ApiAnswer,
  type ApiHandler,
  type ApiRequest,
  jsonAnswer,
  notBuilt,
} from "../http/api-message.ts";
import { MailFailedError } from "../mail/mail-transport.ts";
import { isSqlFailure } from "../rest/sql-error-answer.ts";
import { adminUsers, invite } from "./admin-users.ts";
import { allowsAnonymous } from "./anonymous-sign-in.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import { refuseForeignSite } from "./foreign-site.ts";
import { recover, resend, signInByMail } from "./mail-requests.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { getUser } from "./sessions/current-user.ts";
import { token } from "./sign-in.ts";
import { endSession } from "./sign-out.ts";
import { registerAccount } from "./sign-up.ts";
import { updateUser } from "./update-user.ts";
import { followLink, verifyCode } from "./verify.ts";

type AuthEndpoint = (context: AuthContext, request: ApiRequest) => Promise<ApiAnswer>;

const ENDPOINTS: Readonly<Record<string, AuthEndpoint>> = {
  "GET /health": () => Promise.resolve(jsonAnswer(200, { name: "Embedded auth", version: "1" })),
  "GET /settings": settings,
  "POST /signup": registerAccount,
  "POST /token": token,
  "GET /user": getUser,
  "PUT /user": updateUser,
  "GET /reauthenticate": reauthenticate,
  "POST /logout": endSession,
  "POST /recover": recover,
  "POST /otp": signInByMail,
  "POST /magiclink": signInByMail,
  "POST /resend": resend,
  "GET /verify": followLink,
  "POST /verify": verifyCode,
  "POST /invite": invite,
};

async function settings(context: AuthContext): Promise<ApiAnswer> {
  const anonymousUsers = await allowsAnonymous(context.database);
  return jsonAnswer(200, {
    external: { email: true, phone: false, anonymous_users: anonymousUsers },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    saml_enabled: false,
  });
}

/** A mail's link cannot carry the API key. */
const WITHOUT_KEY = new Set(["GET /verify", "GET /health"]);

/**
 * `/auth/v1`: the endpoints of the hosted auth server that this client uses, with its statuses and
 * bodies. Paths come without the prefix; any other endpoint is answered 501 in words.
 */
export function createAuthHandler(context: AuthContext): ApiHandler {
  return async (request) => {
    try {
      return await answer(context, request);
    } catch (error) {
      if (error instanceof ApiKeyError) return error.toAnswer();
      if (error instanceof AuthError) return error.toAnswer(request);
      // SQLSTATE class 22: text that cannot be stored, such as a NUL in an address or a password.
      if (isSqlFailure(error) && error.code.startsWith("22")) {
        return invalidInput("The request holds text that cannot be stored").toAnswer(request);
      }
      if (!(error instanceof MailFailedError)) throw error;
      process.stderr.write(`${error.message}: ${String(error.cause)}\n`);
      return new AuthError(500, "unexpected_failure", "Error sending email").toAnswer(request);
    }
  };
}

async function answer(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const name = `${request.method} ${request.path}`;
  if (!WITHOUT_KEY.has(name)) readApiKey(request, context.secrets);
  refuseForeignSite(request);
  const users = /^\/admin\/users(?:\/([^/]+))?$/.exec(request.path);
  if (users !== null) return adminUsers(context, request, users[1]);
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) return notBuilt(`${name} of the auth service`);
  return endpoint(context, request);
}
