import type { LastProblem } from "../status/status.ts";

export interface LeaderFacts {
  readonly problem: LastProblem;
  readonly isSending: boolean;
  /** null if nothing waits. */
  readonly withoutReceiptMs: number | null;
  readonly lastSavedAt: number | null;
}

export type TabMessage =
  | { readonly kind: "facts"; readonly facts: LeaderFacts }
  /**
   * `byHand` is true after Retry now. The game ids are sent because the leader may not have read the
   * last tap yet.
   */
  | { readonly kind: "upload"; readonly byHand: boolean; readonly gameIds: readonly string[] }
  /** Names the games on that tab's screen, until the tab falls silent. */
  | {
      readonly kind: "watching";
      readonly tabId: string;
      readonly gameIds: readonly string[];
      readonly isVisible: boolean;
    };

export interface TabChannel {
  post(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/** Used with a single tab and in browsers without BroadcastChannel. */
export const noOtherTabs: TabChannel = { post() {}, subscribe: () => () => {} };

/** All tabs run the same code, so messages are not validated. */
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
