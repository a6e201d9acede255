import "../../../src/ui/styles/styles.css";
import { benchLongGame, benchTapToDurable } from "../append-bench.ts";
import { benchPaint } from "./paint-bench.tsx";
import { replayOutbox } from "./replay-outbox.ts";

const bench = { benchLongGame, benchTapToDurable, benchPaint, replayOutbox };

/** What the runner calls by name in the page. */
export type PageBench = typeof bench;

declare global {
  interface Window {
    bench: PageBench;
  }
}

window.bench = bench;
