import { expect, test } from "vitest";
import {
  fieldChangeWords,
  noteWords,
  problemWords,
  questionWords,
  rowChoiceWords,
} from "./row-words.ts";

test.each([
  ["field_location", "Field 2", "Field 1", "Field: Field 2 → Field 1"],
  ["game_time", "11:15", "09:00", "Time: 11:15 AM → 9:00 AM"],
  ["jersey_number", null, 7, "Number: none → 7"],
])("a change of %s names the field before its values", (field, before, after, words) => {
  expect(fieldChangeWords({ field, before, after }, new Map())).toBe(words);
});

test("a row that stands twice names the other one, and a sheet without heads the columns of both kinds", () => {
  expect(noteWords({ code: "repeats", value: "7" })).toMatch(/^Row \W?7\W? says the same\.$/);
  const words = problemWords({ code: "no_header", row: 1, column: null, value: "" });
  for (const part of ["Row 1", "Team and Player", "Date, Visitor and Home"])
    expect(words).toContain(part);
});

test("the question about a team of another league names the team, its league and the two answers", () => {
  const question = {
    key: "team:hawks",
    code: "other_league",
    other: "Sunday Open",
    choices: ["go", "leave"],
    chosen: null,
  } as const;
  expect(questionWords(question, "Hawks")).toBe("Hawks plays in Sunday Open.");
  expect(question.choices.map((choice) => rowChoiceWords(question.code, choice))).toEqual([
    "Add here as another team",
    "Leave Out",
  ]);
});
