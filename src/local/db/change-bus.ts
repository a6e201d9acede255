import type { LogChange } from "../log/log-change.ts";

/** What travels to the other tabs: that something changed, never what (they read it). */
export interface ForeignChange {
  readonly topic: ChangeTopic;
  readonly gameId: string | null;
}

export type ChangeTopic =
  | "log"
  | "quarantine"
  | "operations"
  /** The server has taken what this device gave it: its figures are newer than any read of them. */
  | "acknowledged";

/** The other tabs of this device; a message does not come back to its sender. */
export interface ChangeChannel {
  post(change: ForeignChange): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

type LogListener = (change: LogChange) => void;
type TopicListener = (change: ForeignChange, isForeign: boolean) => void;

/**
 * Tells this tab, and after a commit the other tabs, that the log or its queues changed; of other
 * tables Dexie's live queries hear by themselves. A frozen tab may lose a message, so a tab that
 * comes back to the foreground calls `announceReturn`.
 */
export class ChangeBus {
  readonly #channel: ChangeChannel | null;
  readonly #logListeners = new Set<LogListener>();
  readonly #topicListeners = new Set<TopicListener>();

  constructor(channel: ChangeChannel | null) {
    this.#channel = channel;
    channel?.listen((message) => this.#receive(message));
  }

  /** After a commit in this tab, with what it changed. */
  publishLog(change: LogChange): void {
    for (const listener of this.#logListeners) listener(change);
    this.publish("log", change.gameId);
  }

  publish(topic: ChangeTopic, gameId: string | null = null): void {
    const change = { topic, gameId };
    this.#tell(change, false);
    this.#channel?.post(change);
  }

  /** Everything that is read from here may have changed behind our back. */
  announceReturn(): void {
    for (const topic of ["log", "quarantine", "operations"] as const) {
      this.#tell({ topic, gameId: null }, true);
    }
  }

  /** Changes made by this tab, one by one. */
  onLog(listener: LogListener): () => void {
    this.#logListeners.add(listener);
    return () => this.#logListeners.delete(listener);
  }

  /** Changes of this tab and of others; `gameId` null means any game. */
  onTopic(listener: TopicListener): () => void {
    this.#topicListeners.add(listener);
    return () => this.#topicListeners.delete(listener);
  }

  close(): void {
    this.#channel?.close();
  }

  #receive(data: unknown): void {
    if (isForeignChange(data)) this.#tell(data, true);
  }

  #tell(change: ForeignChange, isForeign: boolean): void {
    for (const listener of this.#topicListeners) listener(change, isForeign);
  }
}

function isForeignChange(data: unknown): data is ForeignChange {
  return typeof data === "object" && data !== null && "topic" in data && "gameId" in data;
}

/** The browser's channel, or none where it is missing. */
export function browserChannel(name: string): ChangeChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (change) => channel.postMessage(change),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data);
    },
    close: () => channel.close(),
  };
}
