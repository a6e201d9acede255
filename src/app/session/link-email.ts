import type { MailLink } from "../../remote/auth/mail-link.ts";

/** Only fills a question: the auth server checks whose token it is before it is used. */
export function emailOfLink(link: MailLink): string | null {
  if (link.kind !== "tokens") return null;
  const [, payload = ""] = link.accessToken.split(".");
  try {
    const binary = atob(payload.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const isNamed = typeof claims === "object" && claims !== null && "email" in claims;
    return isNamed && typeof claims.email === "string" && claims.email !== "" ? claims.email : null;
  } catch {
    return null;
  }
}
