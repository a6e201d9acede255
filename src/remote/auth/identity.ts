import type { Identity } from "../../sync/transport.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { TokenRefresher } from "./token-refresher.ts";

/** Who may send, from memory: nobody after a sign-out and after a definitive refusal. */
export function createIdentity(keeper: SessionKeeper, refresher: TokenRefresher): Identity {
  return {
    currentUserId() {
      const session = keeper.current();
      return session === null || session.isRefused ? null : session.userId;
    },
    refresh: (signal) => refresher.refresh(signal),
    subscribe: (listener) => keeper.subscribe(listener),
  };
}
