import { expect, it } from "vitest";
import { saveLineText } from "./save-line.tsx";

const at = new Date(2026, 10, 21, 16, 12).getTime();

it.each([
  [{ isSaving: false, lastSavedAt: null }, true, "Changes will be saved automatically"],
  [{ isSaving: true, lastSavedAt: at }, true, "Saving changes..."],
  [{ isSaving: true, lastSavedAt: at }, false, "Saving changes..."],
  [{ isSaving: false, lastSavedAt: at }, true, "Last saved: 4:12 PM"],
  [{ isSaving: false, lastSavedAt: at }, false, "Changes will be saved automatically"],
])("the autosave line (D20, D21) %#", (status, isGameSent, text) => {
  expect(saveLineText(status, isGameSent)).toBe(text);
});
