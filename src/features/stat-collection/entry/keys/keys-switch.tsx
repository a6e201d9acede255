import { chooseScoringKeys, useScoringKeys } from "../../../../app/help/scoring-keys.ts";
import { Switch } from "../../../../ui/form/switch.tsx";
import { messages } from "../../messages.ts";

/** For whoever's voice or hand presses keys unmeant (WCAG 2.1.4); arrows, Tab and Enter remain. */
export function KeysSwitch() {
  const isOn = useScoringKeys((keys) => keys.isOn);
  const { label, on, off } = messages.keys;
  return (
    <Switch label={label} text={isOn ? on : off} checked={isOn} onChange={chooseScoringKeys} />
  );
}
