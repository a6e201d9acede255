import { expect, test } from "vitest";
import { typeDigit } from "./typed-number.ts";

const NUMBERS = ["0", "00", "2", "22", "34", "7"];

test.each([
  ["7", { digits: "7", isNumber: true, mayGrow: false }],
  ["2", { digits: "2", isNumber: true, mayGrow: true }],
  ["22", { digits: "22", isNumber: true, mayGrow: false }],
  ["3", { digits: "3", isNumber: false, mayGrow: true }],
  ["34", { digits: "34", isNumber: true, mayGrow: false }],
  // D29: "0" and "00" are two players.
  ["0", { digits: "0", isNumber: true, mayGrow: true }],
  ["00", { digits: "00", isNumber: true, mayGrow: false }],
  // Nobody has 37 or 27: the 7 begins anew.
  ["37", { digits: "7", isNumber: true, mayGrow: false }],
  ["227", { digits: "7", isNumber: true, mayGrow: false }],
  ["9", { digits: "", isNumber: false, mayGrow: false }],
  ["97", { digits: "7", isNumber: true, mayGrow: false }],
])("the keys %s", (keys, read) => {
  let typed = typeDigit("", keys[0] ?? "", NUMBERS);
  for (const digit of keys.slice(1)) typed = typeDigit(typed.digits, digit, NUMBERS);
  expect(typed).toEqual(read);
});
