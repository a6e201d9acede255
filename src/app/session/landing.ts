import { paths } from "../paths.ts";
import type { SessionUser } from "./session-state.ts";

/** The list is exact, because links and mails can put any text here (rule 14). */
const PAGES: readonly RegExp[] = [
  /^\/(games|teams|stats|standings|collect|account|feedback|my-feedback|user-guide)$/,
  /^\/stats\/all$/,
  /^\/(teams|players)\/[\w-]+$/,
  /^\/games\/[\w-]+\/(review|scoreboard|sheet|passes|check-in\/[\w-]+)$/,
  /^\/user-guide\/[\w-]+$/,
  /^\/admin(\/[\w-]+){0,4}$/,
];
/** A fragment of any other shape may be a session, which must not be passed on. */
const TOPIC = /^#[\w-]+$/;

/** null for anything that is not a page of this product. */
export function ownPage(wanted: unknown): string | null {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return null;
  const base = "https://own.invalid";
  if (!URL.canParse(wanted, base)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  const isOwn = origin === base && PAGES.some((page) => page.test(pathname));
  return isOwn ? pathname + search + (TOPIC.test(hash) ? hash : "") : null;
}

export function landingOf(user: SessionUser, wanted: unknown): string {
  if (user.mustChangePassword) return paths.resetPassword();
  return ownPage(wanted) ?? (user.role === "admin" ? paths.admin() : paths.games());
}
