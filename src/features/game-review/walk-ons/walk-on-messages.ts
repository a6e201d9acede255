const players = (count: number) => (count === 1 ? "1 walk-on" : `${count} walk-ons`);

export const walkOnMessages = {
  title: "Walk-ons",
  inGame: (count: number) =>
    `${players(count)} ${count === 1 ? "was" : "were"} added to the teams in this game.`,
  remove: "Remove Walk-Ons",
  removing: "Removing...",
  question: (leaving: number, staying: number) =>
    [
      `Take ${players(leaving)} off the teams?`,
      `${leaving === 1 ? "This player was" : "These players were"} added in this game and ${
        leaving === 1 ? "has" : "have"
      } no play in any game. ${
        leaving === 1 ? "The player leaves" : "They leave"
      } every list to choose from.${
        staying === 0
          ? ""
          : ` ${players(staying)} ${staying === 1 ? "stays" : "stay"}, because of a play or a merge.`
      } No play, score or statistic changes.`,
      "There is no undo for all at once: each one can be made active again in Season Management, on the team's page.",
    ].join("\n\n"),
  none: "All walk-ons of this game have a play or were merged, so nobody can be removed here.",
  done: (leaving: number) => `${players(leaving)} removed`,
} as const;
