import type { RemoteConfig } from "../http/remote-config.ts";
import type { AuthStorage } from "./auth-storage.ts";
import type { RefreshBreaker } from "./refresh-breaker.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { TokenRefresher } from "./token-refresher.ts";

/** What sign-in, mails and sign-out work with. */
export interface AuthParts {
  readonly config: RemoteConfig;
  readonly keeper: SessionKeeper;
  readonly breaker: RefreshBreaker;
  readonly refresher: TokenRefresher;
  readonly storage: AuthStorage;
}
