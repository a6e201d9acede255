import { expect, it } from "vitest";
import { escapeFormulas } from "./spreadsheet-text.ts";

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

it.each(["\n=1+1", "＝1+1", "＋1", "－1", "＠x"])(
  "disarms %j: a line break or a full-width sign in front runs in some spreadsheets (D63)",
  (text) => {
    expect(escapeFormulas({ text })).toEqual({ text: `'${text}` });
  },
);
