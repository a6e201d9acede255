import { describe, expect, it } from "vitest";
import { zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import { correctionForm, hasChanges, openForm } from "./correction-form.ts";

const opened = () => openForm({ ...zeroCounts(), tackles: 1, rushingYards: 12 });

describe("the correction form", () => {
  it("steps up and down and stops at 0 (P §5)", () => {
    const key = "tackles";
    const none = correctionForm(opened(), { type: "step", key, by: -1 });
    expect(none.edited.tackles).toBe(0);
    expect(correctionForm(none, { type: "step", key, by: -1 }).edited.tackles).toBe(0);
    expect(correctionForm(opened(), { type: "step", key, by: 1 }).edited.tackles).toBe(2);
  });

  it.each([
    ["34", 34],
    ["-3", 0],
    ["abc", 0],
    ["", 0],
    ["7.9", 7],
  ])("reads the typed %j as %i (P §5)", (text, value) => {
    const form = correctionForm(opened(), { type: "typed", key: "rushingYards", text });
    expect(form.edited.rushingYards).toBe(value);
  });

  it("keeps the figures that were seen as the base of the correction (D37)", () => {
    const seen = opened();
    const edited = correctionForm(seen, { type: "step", key: "tackles", by: 1 });
    expect(edited.base).toEqual(seen.base);
    expect(seen.edited.tackles).toBe(1);
  });

  it("knows when nothing is left to save", () => {
    const up = correctionForm(opened(), { type: "step", key: "sacks", by: 1 });
    expect([hasChanges(opened()), hasChanges(up)]).toEqual([false, true]);
    expect(hasChanges(correctionForm(up, { type: "step", key: "sacks", by: -1 }))).toBe(false);
  });
});
