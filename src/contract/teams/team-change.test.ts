import { expect, it } from "vitest";
import { readTeamChange, readTeamRefusal } from "./team-change.ts";

const PLAYER = {
  name: "Ada Reyes",
  team_id: "falcons",
  is_active: true,
  jersey_number: "00",
  is_ir: true,
  ir_date: "2026-11-21",
};
const STORED = {
  name: "Ada Reyes",
  teamId: "falcons",
  isActive: true,
  jerseyNumber: "00",
  isIr: true,
  irDate: "2026-11-21",
};

it.each([
  [
    { outcome: "applied", player: PLAYER },
    { refusal: null, player: STORED },
  ],
  [{ outcome: "applied" }, { refusal: null, player: null }],
  [
    { outcome: "rejected", reason: "unknown_division" },
    { refusal: "unknown_division", player: null },
  ],
  [
    { outcome: "rejected", reason: "other_season" },
    { refusal: "other_season", player: null },
  ],
  [{ outcome: "rejected", reason: "because" }, null],
  [{ outcome: "applied", player: { ...PLAYER, jersey_number: 7 } }, null],
  ["<html>", null],
])("reads %j", (body, change) => {
  expect(readTeamChange(body)).toEqual(change);
});

it.each([
  [{ code: "23505", message: "Permission denied" }, "jersey_taken"],
  [{ code: "42501", message: "duplicate jersey" }, undefined],
  [null, undefined],
])("P §8: a taken number is known by its SQLSTATE alone: %j", (json, refusal) => {
  expect(readTeamRefusal(json)?.refusal).toBe(refusal);
});
