import { expect, test } from "vitest";
import { fieldChangeWords, questionWords, rowChoiceWords } from "./row-words.ts";

test.each([
  ["field_location", "Field 2", "Field 1", "Field: Field 2 → Field 1"],
  ["game_time", "11:15", "09:00", "Time: 11:15 AM → 9:00 AM"],
  ["jersey_number", null, 7, "Number: none → 7"],
])("a change of %s names the field before its values", (field, before, after, words) => {
  expect(fieldChangeWords({ field, before, after }, new Map())).toBe(words);
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
    "Leave out",
  ]);
});
