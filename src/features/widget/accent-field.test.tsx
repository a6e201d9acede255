import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Colour, colourText, TURF } from "../../parts/embed/colour.ts";
import { AccentField } from "./accent-field.tsx";

function valuesOf(accent: Colour | null): readonly (string | undefined)[] {
  const shown = renderToStaticMarkup(<AccentField accent={accent} onChange={() => undefined} />);
  return [...shown.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value);
}

test("the text and the picker hold one colour; without a wish the picker stands on turf green", () => {
  const wish: Colour = [217, 72, 15];
  expect(valuesOf(wish)).toEqual([colourText(wish), colourText(wish)]);
  expect(valuesOf(null)).toEqual(["", colourText(TURF)]);
});
