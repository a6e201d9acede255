export const togetherMessages = {
  title: "Score together",
  lead: "A second phone scans this code and scores the same game, without an account.",
  more: (others: number) => ` and ${others} more`,
  alone: "Nobody else has sent anything for this game in the last hour.",
} as const;
