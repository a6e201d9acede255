import { expect, it } from "vitest";
import { plainText, richPieces } from "./rich-text.ts";

const text = "Tap [[Save Now]], or open [your account](account).";

it("takes a text apart into plain words, labels of the screen and links", () => {
  expect(richPieces(text)).toEqual([
    { kind: "plain", text: "Tap " },
    { kind: "label", text: "Save Now" },
    { kind: "plain", text: ", or open " },
    { kind: "link", text: "your account", target: "account" },
    { kind: "plain", text: "." },
  ]);
  expect(richPieces("[[Undo Last]]")).toEqual([{ kind: "label", text: "Undo Last" }]);
  expect(richPieces("")).toEqual([]);
});

it("reads without its marks", () => {
  expect(plainText(text)).toBe("Tap Save Now, or open your account.");
  expect(plainText("6–20 players [a team]")).toBe("6–20 players [a team]");
});
