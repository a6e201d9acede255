import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastHost } from "./toast.tsx";

const shown = (tone: "done" | "note", text = "Said.") =>
  renderToStaticMarkup(<ToastHost toasts={[{ id: 1, text, tone }]} onDismiss={() => {}} />);

test("only what was done has a tick", () => {
  expect(shown("done")).toContain("lucide-check");
  expect(shown("note")).not.toContain("lucide-check");
  expect(shown("note")).toContain("Said.");
});

test("only a long text is marked, so that the live screen sets it in narrow letters", () => {
  for (const text of ["Roster updated successfully!", "e".repeat(40)]) {
    expect(shown("done", text)).not.toContain("data-long");
  }
  expect(shown("done", "e".repeat(41))).toContain("data-long");
  expect(
    shown("note", "Somebody else was first, so your change of the game did not count."),
  ).toContain("data-long");
});
