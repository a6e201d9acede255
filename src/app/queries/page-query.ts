import type { Season } from "../../domain/season/season.ts";
import type { PullProblem } from "../prefetch/pull-reference.ts";

/** A page's data, or why there is none; `season` is null where a page has a key of its own. */
export type PageQuery<Value> =
  | { readonly status: "loading" }
  /** No season is active and none was chosen. */
  | { readonly status: "no-season" }
  /** Never read here, and the server cannot be reached; it comes by itself. */
  | { readonly status: "not-on-device"; readonly season: Season | null }
  /** Refused, or this device's storage failed; the page has the words (P §8). */
  | { readonly status: "error" }
  | {
      readonly status: "ready";
      readonly season: Season | null;
      readonly value: Value;
      /** ISO 8601, this device's clock. */
      readonly readAt: string;
      readonly isRefreshing: boolean;
      /** Why it could not be renewed; what shows is from `readAt`. Null: it was. */
      readonly problem: PullProblem | null;
      /** No network, or nobody answers: the page says how old its figures are. */
      readonly isOffline: boolean;
    };
