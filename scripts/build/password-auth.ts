import type { Plugin } from "vite";

/** Ways in that this app does not have: every one of its accounts has an address and a password. */
export const NEVER_CALLED = [
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
] as const;

/** What the library makes in any case, for those ways in and for servers. */
const NEVER_USED = [
  /this\.admin = new GoTrueAdminApi\(\{[^}]*\}\);/,
  /webauthn: new WebAuthnApi\(this\),/,
] as const;

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
        code: id.endsWith("/GoTrueClient.js") ? withoutUnused(code) : code,
        map: null,
        // The package does not say it: what nobody imports of its other files does nothing.
        ...(id.endsWith("/GoTrueClient.js") ? {} : { moduleSideEffects: false }),
      }),
    },
  };
}

function withoutUnused(code: string): string {
  const emptied = NEVER_CALLED.reduce((text, name) => {
    const method = new RegExp(`^ {4}(?:async )?${name}\\([\\s\\S]*?^ {4}\\}$`, "m");
    return replaced(text, method, `    ${name}() {}`);
  }, code);
  return NEVER_USED.reduce((text, made) => replaced(text, made, ""), emptied);
}

function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) {
    throw new Error(`The auth library has no ${pattern} any more: see ${import.meta.url}`);
  }
  return text.replace(pattern, by);
}
