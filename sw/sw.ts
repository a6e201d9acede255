import { cacheNames, clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { NEVER_FROM_SHELL } from "./never-from-shell.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

const ADMIN_PARTS = "admin-parts";

/** TypeScript's library does not know static routes yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: { readonly cacheName: string };
  }): Promise<void>;
}

// Every chunk of a version but the admin panel's is in its precache, so that no other route of an
// installed version needs the network; caches of older versions go when this version takes over.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The browser takes files whose names carry a hash from the precache by itself, so that none waits
// for this worker to start. A browser without such rules asks the worker, as for all else.
self.addEventListener("install", (event) => {
  const adding = (event as RoutedInstallEvent).addRoutes?.({
    condition: { urlPattern: "/assets/:file" },
    source: { cacheName: cacheNames.precache },
  });
  if (adding) event.waitUntil(adding.catch(() => undefined));
});

registerRoute(
  new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: NEVER_FROM_SHELL }),
);

// An admin's page asks for all of them once (src/routes/keep-admin-parts.ts); they are kept as long
// as this version is the one that runs.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/admin/"),
  new CacheFirst({ cacheName: ADMIN_PARTS }),
);
self.addEventListener("activate", (event) => event.waitUntil(caches.delete(ADMIN_PARTS)));

// Pictures that no screen needs are no part of a version: the user guide's, whose text is in the
// precache, and what an installation asks for. They are kept once they were asked for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:guide|icons|screenshots)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: "pictures" }),
);

// Another crest has another address, so what is here is never old; a season has some dozen teams.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/crest/"),
  new CacheFirst({
    cacheName: "crests",
    // Its type leaves a callback undefined where the strategy's type leaves it out.
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);

// A first visit is served by this worker at once, so that the page can be opened offline
// without a reload. An update never takes over by itself: it waits for the person's word,
// because a reload in the middle of a live game costs a play.
clientsClaim();
self.addEventListener("message", (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  // From a page that began to load before this worker was there and was ready after it took over.
  if (type === "SERVE_ME") event.waitUntil(self.clients.claim());
});
