export const togetherMessages = {
  title: "Score together",
  lead: "A second phone scans this code and scores the same game, without an account.",
  alone: "Nobody else has sent anything for this game in the last hour.",
} as const;
