import { changeAnswer } from "../change-answer.ts";

const REASONS = [
  "unknown_league",
  "unknown_team",
  "unknown_player",
  "unknown_game",
  "unknown_division",
  "league_archived",
  "team_archived",
  "name_taken",
  "short_name_taken",
  "code_taken",
  "invalid_jersey",
  "already_merged",
  "already_on_team",
  "other_season",
  "same_team",
  "collected",
  "won_by_forfeit",
] as const;
export type ClubRefusal = (typeof REASONS)[number];

/** Reads the answer to a change of a team, player or game. */
export const readClubChange = changeAnswer(REASONS);
