import type { Services } from "./tab-services.ts";

let started: Promise<Services> | null = null;

/** Rejects when the device's database cannot be opened; the route's error page says so. */
export function services(): Promise<Services> {
  started ??= start();
  return started;
}

/** The start stands outside the import: inside its `then`, a failed start counts as a missing file. */
async function start(): Promise<Services> {
  const { startServices } = await import("./start-services.ts");
  return startServices();
}
