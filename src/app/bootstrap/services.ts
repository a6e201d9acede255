import type { Services } from "./tab-services.ts";

let started: Promise<Services> | null = null;

/** Rejects when the device's database cannot be opened; the route's error page says so. */
export function services(): Promise<Services> {
  started ??= start();
  return started;
}

/** In a `then` of the import, the build would take a failed start for a missing file. */
async function start(): Promise<Services> {
  const { startServices } = await import("./start-services.ts");
  return startServices();
}
