import { describe, expect, it } from "vitest";
import { mailtoLink } from "./help-panel.tsx";

describe("a mail to the developer (P §2, rule 16)", () => {
  it("is addressed and says where the person is", () => {
    expect(
      mailtoLink({
        to: "help@club.example",
        subject: "Stat Tracker: help",
        body: ["Page: /games", "Browser: Firefox"],
      }),
    ).toBe(
      "mailto:help@club.example?subject=Stat%20Tracker%3A%20help&body=Page%3A%20%2Fgames%0D%0ABrowser%3A%20Firefox",
    );
  });

  it("lets nothing that it carries add a recipient or a header", () => {
    const link = mailtoLink({
      to: "help@club.example",
      subject: "a&bcc=all@club.example",
      body: ["/games?x=1&cc=all@club.example#y"],
    });
    const parameters = new URL(link).searchParams;
    expect([...parameters.keys()]).toEqual(["subject", "body"]);
    expect(parameters.get("body")).toBe("/games?x=1&cc=all@club.example#y");
    expect(new URL(link).hash).toBe("");
    expect(mailtoLink({ to: "a?cc=b@c.de", subject: "", body: [] })).toContain(
      "mailto:a%3Fcc%3Db@",
    );
  });
});
