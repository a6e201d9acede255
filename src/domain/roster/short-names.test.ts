import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { shortNamesOf, shortPlayerName } from "./short-names.ts";

describe("a player's name where there is little room", () => {
  test.each([
    ["Ada Reyes", "Reyes"],
    ["Eva Fernández-Villareal", "Fernández-Villareal"],
    ["Tom St. James", "St. James"],
    ["Jan van der Berg", "van der Berg"],
    ["Ada M. Reyes", "Reyes"],
    ["João e Silva", "e Silva"],
    ["T. J.", "T. J."],
    ["Ada M.", "Ada M."],
    ["T. J. X", "T. J. X"],
    ["T. J. Ng", "Ng"],
    [" Cher ", "Cher"],
    ["Reyes, Ada", "Reyes"],
    ["Carter, Dwayne Jr.", "Carter Jr."],
    ["Carter, Dwayne, Jr.", "Carter Jr."],
    ["Carter Jr., Dwayne", "Carter Jr."],
    ["Dwayne Carter, Jr.", "Carter Jr."],
    ["Dwayne Carter III", "Carter III"],
    ["van der Berg, Jan", "van der Berg"],
    ["Ada Jr.", "Ada Jr."],
    ["Jr.", "Jr."],
    ["Ada,", "Ada"],
    // A number that a provider put behind the name is not part of it (P §3).
    ["Ada Reyes 7", "Reyes"],
    ["Ada #07", "Ada"],
    ["Carter, Dwayne Jr. 12", "Carter Jr."],
  ])("%j is %j", (name, short) => {
    expect(shortPlayerName(name)).toBe(short);
  });
});

function shortNames(...names: string[]) {
  const short = shortNamesOf(names.map((name, at) => ({ id: String(at), name })));
  return names.map((_, at) => short.get(String(at)));
}

describe("the short names of a team", () => {
  test.each([
    [
      ["Karl Møller", "Ada Reyes", "Eva Moller"],
      ["K. Møller", "Reyes", "E. Moller"],
    ],
    [
      ["Karl Møller", "Kim Møller"],
      ["Ka. Møller", "Ki. Møller"],
    ],
    [
      ["Jo Lee", "John Lee"],
      ["Jo Lee", "Joh. Lee"],
    ],
    [
      ["K. Møller", "Karl Møller"],
      ["K. Møller", "Ka. Møller"],
    ],
    [
      ["Carter, Dwayne Jr.", "Carter, Dwayne", "Ann Carter"],
      ["Carter Jr.", "D. Carter", "A. Carter"],
    ],
    [
      ["Møller", "Kim Møller"],
      ["Møller", "K. Møller"],
    ],
    [
      ["Ada Lee", "Adam Lee", "Abe Lee"],
      ["Ada Lee", "Adam Lee", "Ab. Lee"],
    ],
    // No initial tells these apart, so the whole given name does.
    [
      ["Zoë Møller", "Zoe Møller", "Karl Møller"],
      ["Zoë Møller", "Zoe Møller", "K. Møller"],
    ],
    // No letter tells these apart; the numbers do.
    [
      ["Zoë Møller", "Zoë Møller", "Karl Møller"],
      ["Z. Møller", "Z. Møller", "K. Møller"],
    ],
    [
      ["Ada Reyes", "ada reyes 7"],
      ["Reyes", "reyes"],
    ],
  ])("of %j are %j", (names, short) => {
    expect(shortNames(...names)).toEqual(short);
  });

  const word = fc.constantFrom(
    "Ada",
    "Adam",
    "Kim",
    "Karl",
    "Åse",
    "Zoë",
    "Zoe",
    "J.",
    "Jean-Luc",
    "Jo",
  );
  const family = fc.constantFrom("Møller", "Moller", "Reyes", "St. James", "van der Berg", "Ng");
  const name = fc
    .tuple(word, family, fc.constantFrom("", " Jr.", " III"), fc.boolean())
    .map(([given, surname, suffix, hasComma]) => ({
      name: hasComma ? `${surname}, ${given}${suffix}` : `${given} ${surname}${suffix}`,
      surname,
      person: `${given.replace(/\.$/, "")} ${surname}${suffix}`,
    }));

  it("keeps every surname and tells everybody apart whom letters can tell apart", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (team) => {
        const short = shortNames(...team.map((player) => player.name));
        team.forEach((player, at) => {
          expect(short[at]).toContain(player.surname);
          team.forEach((other, place) => {
            if (player.person !== other.person) expect(short[at]).not.toBe(short[place]);
          });
        });
      }),
    );
  });

  it("leaves out no surname of any text, and says the same in any order", () => {
    const any = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }));
    fc.assert(
      fc.property(any, (names) => {
        const players = names.map((each, at) => ({ id: String(at), name: each }));
        const short = shortNamesOf(players);
        expect(shortNamesOf(players.toReversed())).toEqual(short);
        for (const player of players) {
          expect(short.get(player.id)).toContain(shortPlayerName(player.name));
          if (player.name.trim() !== "") expect(short.get(player.id)?.trim()).not.toBe("");
        }
      }),
    );
  });
});
