import { expect, it } from "vitest";
import { installMessages } from "./install-messages.ts";
import { STEP_PICTURES } from "./step-pictures.tsx";

it("draws each of the three steps on iOS (interface.md Install)", () => {
  expect(installMessages.steps).toHaveLength(3);
  expect(STEP_PICTURES).toHaveLength(installMessages.steps.length);
});
