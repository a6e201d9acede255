import type { Clock, MakeId } from "../../domain/shared/clock.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Http } from "../../remote/http/http.ts";
import type { Connectivity } from "../../sync/connectivity.ts";
import type { SyncEngine } from "../../sync/engine.ts";
import type { LiveGames } from "../prefetch/live-games.ts";
import type { PageReads } from "../prefetch/page-reads.ts";
import type { Prefetch } from "../prefetch/prefetch.ts";
import type { SessionService } from "../session/session-service.ts";
import { deviceStore } from "./device-store.ts";
import type { Recorders } from "./recorders.ts";

/** Everything behind the screens, joined once per tab. */
export interface Services {
  readonly store: LocalStore;
  readonly engine: SyncEngine;
  readonly session: SessionService;
  readonly connectivity: Connectivity;
  readonly reference: ReferenceApi;
  readonly http: Http;
  readonly prefetch: Prefetch;
  readonly pageReads: PageReads;
  readonly liveGames: LiveGames;
  readonly recorders: Recorders;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly appVersion: string;
}

let started: Promise<Services> | null = null;

/**
 * The services of this tab, started at the first call. The store comes in one chunk, the engine
 * and the server's client in another, both behind the shell's first paint.
 * Rejects when the device's database cannot be opened at all; the route's error page says so.
 */
export function services(): Promise<Services> {
  if (started === null) {
    // Asked for first: what is on the device is shown before the rest has arrived.
    deviceStore().catch(() => undefined);
    started = import("./start-services.ts").then((module) => module.startServices());
  }
  return started;
}
