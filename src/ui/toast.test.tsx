import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastHost } from "./toast.tsx";

const shown = (tone: "done" | "note") =>
  renderToStaticMarkup(
    <ToastHost toasts={[{ id: 1, text: "Said.", tone }]} onDismiss={() => {}} />,
  );

test("only what was done has a tick", () => {
  expect(shown("done")).toContain("lucide-check");
  expect(shown("note")).not.toContain("lucide-check");
  expect(shown("note")).toContain("Said.");
});
