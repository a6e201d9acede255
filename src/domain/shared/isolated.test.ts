import { describe, expect, it } from "vitest";
import { isolated } from "./isolated.ts";

describe("a name inside a sentence", () => {
  it.each(["נשרי תל אביב", "الصقور 12", "𞤀𞤁", "ﷺ", "Maccabi נשרים"])("isolates %s", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(["Flag Falcons", "Łukasz Żółty", "山田 太郎", "🏈 Zoë", "-2+3", "Ελένη", ""])(
    "leaves %j as it is (D2)",
    (name) => {
      expect(isolated(name)).toBe(name);
    },
  );
});
