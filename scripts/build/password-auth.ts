import path from "node:path";
import type { Plugin } from "vite";

/**
 * Methods by the library's files. Ways in that this app does not have, since every one of its
 * accounts has an address and a password; and what only servers may do. `admin.signOut` stays: it
 * ends sessions.
 */
export const NEVER_CALLED: Readonly<Record<string, readonly string[]>> = {
  GoTrueClient: [
    "signInAnonymously",
    "signInWithOAuth",
    "signInWithWeb3",
    "signInWithEthereum",
    "signInWithSolana",
    "signInWithIdToken",
    "signInWithSSO",
    "signInWithPasskey",
    "registerPasskey",
    "_startPasskeyRegistration",
    "_verifyPasskeyRegistration",
    "_startPasskeyAuthentication",
    "_verifyPasskeyAuthentication",
    "_listPasskeys",
    "_updatePasskey",
    "_deletePasskey",
    "getUserIdentities",
    "linkIdentity",
    "linkIdentityOAuth",
    "linkIdentityIdToken",
    "unlinkIdentity",
    "_unenroll",
    "_enroll",
    "_verify",
    "_challenge",
    "_challengeAndVerify",
    "_listFactors",
    "_getAuthenticatorAssuranceLevel",
    "_getAuthorizationDetails",
    "_approveAuthorization",
    "_denyAuthorization",
    "_listOAuthGrants",
    "_revokeOAuthGrant",
    "fetchJwk",
    "getClaims",
  ],
  GoTrueAdminApi: [
    "inviteUserByEmail",
    "generateLink",
    "createUser",
    "listUsers",
    "getUserById",
    "updateUserById",
    "deleteUser",
    "_listFactors",
    "_deleteFactor",
    "_listOAuthClients",
    "_createOAuthClient",
    "_getOAuthClient",
    "_updateOAuthClient",
    "_deleteOAuthClient",
    "_regenerateOAuthClientSecret",
    "_listCustomProviders",
    "_createCustomProvider",
    "_getCustomProvider",
    "_updateCustomProvider",
    "_deleteCustomProvider",
    "_adminListPasskeys",
    "_adminDeletePasskey",
  ],
};

/** Made by the constructor for a way in that is not there. */
const NEVER_USED = /webauthn: new WebAuthnApi\(this\),/;

/**
 * The auth library without what cannot run here: it is one class, so nothing of it is left out by
 * itself. A version of the library that has changed there stops the build.
 */
export function passwordAuth(): Plugin {
  return {
    name: "password-auth",
    apply: "build",
    transform: {
      order: "pre",
      filter: { id: /@supabase\/auth-js\/dist\/module\/.*\.js$/ },
      handler: (code, id) => ({
        code: withoutUnused(code, path.basename(id, ".js")),
        map: null,
        // The package does not say it: what nobody imports of its other files does nothing.
        ...(id.endsWith("/GoTrueClient.js") ? {} : { moduleSideEffects: false }),
      }),
    },
  };
}

function withoutUnused(code: string, file: string): string {
  const emptied = (NEVER_CALLED[file] ?? []).reduce((text, name) => {
    const method = new RegExp(`^ {4}(?:async )?${name}\\([\\s\\S]*?^ {4}\\}$`, "m");
    return replaced(text, method, `    ${name}() {}`);
  }, code);
  return file === "GoTrueClient" ? replaced(emptied, NEVER_USED, "") : emptied;
}

function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) {
    throw new Error(`The auth library has no ${pattern} any more: see ${import.meta.url}`);
  }
  return text.replace(pattern, by);
}
