import type { LogChange } from "../log/log-change.ts";

/** It says only that something changed; other tabs read what changed themselves. */
export interface ForeignChange {
  readonly topic: ChangeTopic;
  readonly gameId: string | null;
}

export type ChangeTopic =
  | "log"
  | "operations"
  /** The server accepted this device's changes: its figures are newer than any earlier read. */
  | "acknowledged";

export interface ChangeChannel {
  post(change: ForeignChange): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

type LogListener = (change: LogChange) => void;
type TopicListener = (change: ForeignChange, isForeign: boolean) => void;

/** A frozen tab may miss a message, so one that returns calls `announceReturn`. */
export class ChangeBus {
  readonly #channel: ChangeChannel | null;
  readonly #logListeners = new Set<LogListener>();
  readonly #topicListeners = new Set<TopicListener>();

  constructor(channel: ChangeChannel | null) {
    this.#channel = channel;
    channel?.listen((message) => this.#receive(message));
  }

  publishLog(change: LogChange): void {
    for (const listener of this.#logListeners) listener(change);
    this.publish("log", change.gameId);
  }

  publish(topic: ChangeTopic, gameId: string | null = null): void {
    const change = { topic, gameId };
    this.#tell(change, false);
    this.#channel?.post(change);
  }

  /** Announces that everything may have changed while this tab was frozen or hidden. */
  announceReturn(): void {
    for (const topic of ["log", "operations"] as const) {
      this.#tell({ topic, gameId: null }, true);
    }
  }

  onLog(listener: LogListener): () => void {
    this.#logListeners.add(listener);
    return () => this.#logListeners.delete(listener);
  }

  /** Listens to changes of this tab and of others; `gameId` null means any game. */
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
