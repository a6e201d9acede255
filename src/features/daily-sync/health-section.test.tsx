import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HealthSection } from "./health-section.tsx";

const health = (runs: number, succeeded: number) =>
  renderToStaticMarkup(
    <HealthSection health={{ deactivated: 0, errors: 5, failed: 1, runs, succeeded }} />,
  );

test("a success rate is written as everywhere, with the runs that it is of", () => {
  expect(health(10, 9)).toMatch(/>90%<.*>9 of the last 10 runs</);
});

test("without a run there is no rate", () => {
  expect(health(0, 0)).toMatch(/>–<.*>No run has ended yet</);
});
