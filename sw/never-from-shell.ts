/**
 * Navigations that the app shell must not answer: the API, calendars, crests, live games, the mailbox page, what crawlers
 * read, and the public widget, whose frame header differs from the shell's (security rule 15).
 */
export const NEVER_FROM_SHELL: RegExp[] = [
  /^\/widget\//,
  /^\/rest\//,
  /^\/auth\/v1\//,
  /^\/functions\//,
  /^\/api\//,
  /^\/calendar\//,
  /^\/crest\//,
  /^\/live\//,
  /^\/healthz/,
  /^\/dev\//,
  /^\/robots\.txt$/,
];
