import type { LastProblem } from "../status/status.ts";

/** What the leading tab tells the others, so that every pill shows the same. */
export interface LeaderFacts {
  readonly problem: LastProblem;
  readonly isSending: boolean;
  /** For how long something has been waiting without a receipt; null: nothing waits. */
  readonly withoutReceiptMs: number | null;
  readonly lastSavedAt: number | null;
}

export type TabMessage =
  | { readonly kind: "facts"; readonly facts: LeaderFacts }
  /**
   * A person asked for it in another tab; `byHand`: Retry now, whatever the back-off says. The games
   * are named because the leading tab may not have counted that tab's last tap yet.
   */
  | { readonly kind: "upload"; readonly byHand: boolean; readonly gameIds: readonly string[] }
  /** Games on that tab's screen; repeated while there are any, forgotten when it falls silent. */
  | {
      readonly kind: "watching";
      readonly tabId: string;
      readonly gameIds: readonly string[];
      readonly isVisible: boolean;
    };

/** The other tabs of this device; messages do not come back to their sender. */
export interface TabChannel {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/** For a device with one tab, and for browsers without BroadcastChannel. */
export const noOtherTabs: TabChannel = { post() {}, subscribe: () => () => {} };

/** The tabs of one origin by BroadcastChannel. They run the same code, so messages are typed. */
export function browserTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === "undefined") return noOtherTabs;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const receive = (event: MessageEvent<TabMessage>): void => listener(event.data);
      channel.addEventListener("message", receive);
      return () => channel.removeEventListener("message", receive);
    },
  };
}
