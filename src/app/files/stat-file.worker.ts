import { statCells } from "./stat-cells.ts";

// A file of a million cells must not stop the page while it is read.
self.addEventListener("message", ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  self.postMessage(statCells(data));
});
