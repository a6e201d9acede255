import { expect, it } from "vitest";
import { escapeFormulas } from "./escape-formulas.ts";

it("disarms formulas and leaves plain names byte for byte (D63)", () => {
  const row = { a: "=1+1", b: "+49", c: "-1", d: "@x", e: "\tx", name: "Zoë O'Connor, Jr.", n: -3 };
  expect(escapeFormulas(row)).toEqual({
    a: "'=1+1",
    b: "'+49",
    c: "'-1",
    d: "'@x",
    e: "'\tx",
    name: "Zoë O'Connor, Jr.",
    n: -3,
  });
});
