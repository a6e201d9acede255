import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

/** Runs a hook in Node and keeps its value at every render; drawing nothing needs no real page. */
export function renderHook<Value>(hook: () => Value) {
  const seen: Value[] = [];
  const nothing = () => undefined;
  vi.stubGlobal("window", { event: undefined, HTMLIFrameElement: class {} });
  const element = {
    nodeType: 1,
    nodeName: "DIV",
    tagName: "DIV",
    ownerDocument: { nodeType: 9, addEventListener: nothing, activeElement: null },
    addEventListener: nothing,
  };
  const root = createRoot(element as unknown as HTMLElement);
  root.render(createElement(Probe, { render: () => seen.push(hook()) }));
  return { seen: seen as readonly Value[], leave: () => root.unmount() };
}

function Probe({ render }: { render: () => unknown }): null {
  render();
  return null;
}
