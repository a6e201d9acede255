import type { Services } from "./tab-services.ts";

let started: Promise<Services> | null = null;

/** Rejects when the device's database cannot be opened; the route's error page says so. */
export function services(): Promise<Services> {
  started ??= import("./start-services.ts").then((module) => module.startServices());
  return started;
}
