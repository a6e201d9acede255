import { create } from "zustand";
import { readStored, writeStored } from "../../browser/web-storage.ts";

const KEY = "stat-tracker.scoring-keys";

/** Whether letters and digits score on this device: until somebody switches it off, they do. */
export const useScoringKeys = create<{ readonly isOn: boolean }>()(() => ({
  isOn: readStored("localStorage", KEY) !== "off",
}));

export function chooseScoringKeys(isOn: boolean): void {
  writeStored("localStorage", KEY, isOn ? null : "off");
  useScoringKeys.setState({ isOn });
}
