import { expect, it } from "vitest";
import { saveLineText } from "./save-line.tsx";

const at = new Date(2026, 10, 21, 16, 12).getTime();

it.each([
  [{ isSaving: false, lastSavedAt: null }, "Changes will be saved automatically"],
  [{ isSaving: true, lastSavedAt: at }, "Saving changes..."],
  [{ isSaving: false, lastSavedAt: at }, "Last saved: 4:12 PM"],
])("the autosave line (D20, D21) %#", (status, text) => {
  expect(saveLineText(status)).toBe(text);
});
