/** What a person looks for on a page: a role with its name, within something else where that is said. */
export type Target =
  | { readonly role: string; readonly name?: string | RegExp; readonly within?: Target }
  | { readonly css: string; readonly within?: Target };

/** One tab of a browser that Playwright cannot drive; it does what a person and a test's look do. */
export interface Tab {
  /** Resolves at the page's load event. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs `work` in the page; it may use nothing from outside but its arguments. */
  run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Waits until the target stands still where a finger would meet it, then presses there. */
  tap(target: Target): Promise<void>;
  /** Replaces what stands in a field. */
  fill(target: Target, text: string): Promise<void>;
  /** Gives it the keyboard once it is enabled, as a screen reader does with what it is on. */
  focus(target: Target): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape" | "Space"): Promise<void>;
  /** Number of elements that are shown, hidden ones left out. */
  count(target: Target): Promise<number>;
  /** Text of the first one shown; null without one. */
  text(target: Target): Promise<string | null>;
  /** What the page's first frame shows in words. */
  textOfFrame(): Promise<string>;
  attribute(target: Target, name: string): Promise<string | null>;
  /** Role and name of the first one, as the engine's own accessibility tree has them. */
  spoken(target: Target): Promise<{ readonly role: string; readonly name: string } | null>;
  picture(): Promise<Buffer>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** A browser with a profile that outlives it. */
export interface Phone {
  /** For example "Firefox 153.0". */
  readonly version: string;
  newTab(): Promise<Tab>;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
}
