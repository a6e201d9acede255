/**
 * The headers of security rule 15 for the product's pages.
 * @param clientBackendOrigin another origin that the built client calls.
 * @param isHttps adds HSTS, which browsers ignore on plain http.
 */
export function pageHeaders(
  clientBackendOrigin: string | undefined,
  isHttps: boolean,
): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(clientBackendOrigin, "'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), screen-wake-lock=(self)",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The same for `/widget/*`, the only pages that other sites may frame. */
export function widgetHeaders(
  clientBackendOrigin: string | undefined,
  isHttps: boolean,
): Record<string, string> {
  const { "x-frame-options": _denied, ...headers } = pageHeaders(clientBackendOrigin, isHttps);
  return {
    ...headers,
    "content-security-policy": contentSecurityPolicy(clientBackendOrigin, "*"),
  };
}

/** The script that other sites load beside the widget's pages; its address stays. */
export const EMBED_SCRIPT = "/widget/embed.js";

/** What the widget answers at an address of no kind: other sites frame it, so it has the widget's look. */
export const UNKNOWN_WIDGET = "/widget/unknown/index.html";

/** Any site may load and cache it for an hour; its messages carry a version of their own. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=3600",
};

/** For answers that are not pages. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

function contentSecurityPolicy(backendOrigin: string | undefined, frameAncestors: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${backendOrigin === undefined ? "" : ` ${backendOrigin}`}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");
}
