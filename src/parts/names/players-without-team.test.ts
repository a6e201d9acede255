import { expect, it } from "vitest";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { TEAM_UNKNOWN } from "../../domain/game/player.ts";
import { lostTeamText, playersWithoutTeam } from "./players-without-team.tsx";

const lost = (name: string, isActive = true) =>
  makePlayer({ id: name, name, jerseyNumber: "7", teamId: TEAM_UNKNOWN, isActive });

it("S20: names the active players whom no team's list has, five at most", () => {
  const all = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"].map((name) => lost(name));
  const listed = playersWithoutTeam([makePlayer(), lost("Gone", false), ...all]);
  expect(listed).toEqual(all);
  expect(lostTeamText([lost("Ada")])).toContain("which team #7 Ada plays for.");
  expect(lostTeamText(all)).toContain("#7 Ada, #7 Bo, #7 Cy, #7 Di, #7 Ed and 2 more play for.");
});
