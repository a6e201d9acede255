import { describe, expect, it, test } from "vitest";
import { type FantasyView, readFantasyView, writeFantasyView } from "./fantasy-address.ts";

const read = (address: string) => readFantasyView(new URLSearchParams(address));

describe("the fantasy dashboard in the address", () => {
  const views: FantasyView[] = [
    { tab: "team", stage: "all" },
    { tab: "offense", stage: "all" },
    { tab: "defense", stage: "playoffs" },
    { tab: "team", stage: "regular" },
  ];
  test.each(views)("%j comes back as it was written", (view) => {
    const address = writeFantasyView(new URLSearchParams("ref=mail&tab=offense"), view).toString();
    expect(read(address)).toEqual(view);
    expect(address).toContain("ref=mail");
  });

  it("leaves no trace of what is as usual", () => {
    const address = new URLSearchParams("tab=offense&stage=playoffs");
    expect(writeFantasyView(address, { tab: "team", stage: "all" }).toString()).toBe("");
  });

  it("P §2: opens with Team, also when it does not understand", () => {
    expect(read("")).toEqual({ tab: "team", stage: "all" });
    expect(read("tab=__proto__&stage=finals")).toEqual({ tab: "team", stage: "all" });
  });
});
