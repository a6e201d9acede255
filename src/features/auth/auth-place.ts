import { paths } from "../../app/paths.ts";

/** The six views of the sign-in form, in the specification's names (P §2). */
export const AUTH_VIEWS = [
  "sign_in",
  "sign_up",
  "forgotten_password",
  "magic_link",
  "update_password",
  "verify_otp",
] as const;
export type AuthView = (typeof AUTH_VIEWS)[number];

/** The kind of mail that a typed code came with. */
export type CodeFor = "email" | "recovery";

/** The form's state is kept in the history entry, so that Back and a reload keep it. */
export interface AuthMemory {
  readonly returnTo: string | null;
  readonly email: string;
  /** The page that was opened cannot be read without a sign-in. */
  readonly isNeeded: boolean;
  /** The view's mail has been sent. */
  readonly isSent: boolean;
}

interface AuthPlace {
  readonly view: AuthView;
  readonly codeFor: CodeFor;
}

/** Anything unknown means the sign-in. */
export function readAuthPlace(pathname: string, search: string): AuthPlace {
  const query = new URLSearchParams(search);
  const asked = AUTH_VIEWS.find((view) => view === query.get("view"));
  return {
    view: asked ?? (pathname === paths.signup() ? "sign_up" : "sign_in"),
    codeFor: query.get("for") === "recovery" ? "recovery" : "email",
  };
}

export function authPath(view: AuthView, codeFor: CodeFor = "email"): string {
  if (view === "sign_in") return paths.login();
  if (view === "sign_up") return paths.signup();
  const what = view === "verify_otp" && codeFor === "recovery" ? "&for=recovery" : "";
  return `${paths.login()}?view=${view}${what}`;
}

/** A history entry's state may come from anybody, so it is checked. */
export function readAuthMemory(state: unknown): AuthMemory {
  const { returnTo, email, isNeeded, isSent } = (state ?? {}) as Record<string, unknown>;
  return {
    returnTo: typeof returnTo === "string" ? returnTo : null,
    email: typeof email === "string" ? email : "",
    isNeeded: isNeeded === true,
    isSent: isSent === true,
  };
}
