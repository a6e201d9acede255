/**
 * Navigations that the app shell must not answer: the paths of a backend, the mailbox page, what
 * crawlers read, and the public widget, whose frame header differs from the shell's (security rule
 * 15).
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
  /^\/picture\//,
  /^\/(?:storage|realtime|graphql)\//,
  /^\/healthz/,
  /^\/dev\//,
  /^\/robots\.txt$/,
];
