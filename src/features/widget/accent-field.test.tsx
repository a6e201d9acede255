import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Colour, parseColour } from "../../parts/embed/colour.ts";
import { AccentField } from "./accent-field.tsx";

function valuesOf(accent: Colour | null): readonly (string | undefined)[] {
  const shown = renderToStaticMarkup(<AccentField accent={accent} onChange={() => undefined} />);
  return [...shown.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value);
}

test("the text and the picker hold one colour; without a wish the picker stands on turf green", () => {
  expect(valuesOf(parseColour("#D9480F"))).toEqual(["#d9480f", "#d9480f"]);
  expect(valuesOf(null)).toEqual(["", "#1e5b3a"]);
});
