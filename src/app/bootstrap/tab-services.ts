import type { Clock, MakeId } from "../../domain/shared/clock.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { Recorders } from "../../local/reference/recorders.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Http } from "../../remote/http/http.ts";
import type { Connectivity } from "../../sync/connectivity.ts";
import type { SyncEngine } from "../../sync/engine.ts";
import type { FetchedGame } from "../refresh/prefetch.ts";
import type { PullParts } from "../refresh/pull.ts";
import type { Refresher } from "../refresh/refresher.ts";
import type { SessionService } from "../session/session-service.ts";

export interface Services {
  readonly store: LocalStore;
  readonly engine: SyncEngine;
  readonly session: SessionService;
  readonly connectivity: Connectivity;
  readonly reference: ReferenceApi;
  readonly http: Http;
  readonly prefetch: Refresher;
  /** Fetches the game together with its whole season. */
  readonly fetchGame: (gameId: string, onRefusal?: PullParts["onRefusal"]) => Promise<FetchedGame>;
  readonly recorders: Recorders;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly appVersion: string;
}
