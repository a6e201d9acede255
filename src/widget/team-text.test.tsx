import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TeamText } from "./team-text.tsx";

const draw = (shortName: string) =>
  renderToStaticMarkup(
    <TeamText team={{ name: "Brotherhood United", shortName }}>
      <i>*</i>
    </TeamText>,
  ).replace(/ class="[^"]*"/g, "");

test("D49, D72: screen readers get the whole name once; the mark stands in the whole name and in the short one", () => {
  expect(draw("Brotherhood")).toBe(
    '<span title="Brotherhood United" data-short="Brotherhood"><span aria-hidden="true" dir="auto">Brotherhood<i>*</i></span>' +
      '<span dir="auto">Brotherhood United<i>*</i></span></span>',
  );
});

test("a name that is its own short name stands there once", () => {
  expect(draw("Brotherhood United")).toBe(
    '<span dir="auto" title="Brotherhood United">Brotherhood United<i>*</i></span>',
  );
});
