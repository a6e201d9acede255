import { PLAY_KEYS, PLAYS } from "../../../domain/game/plays.ts";
import { isolated } from "../../../domain/shared/isolated.ts";

/** Explains column heads that the text before does not: "TKL tackle, INT interception". */
const LEGEND = PLAY_KEYS.flatMap((key) => {
  const { button, spoken, name, statType } = PLAYS[key];
  const isKnown = statType === "touchdown" || statType === "extra_point" || button?.short === name;
  return button === null || isKnown ? [] : [`${button.short} ${spoken.toLowerCase()}`];
}).join(", ");

export const sheetMessages = {
  passes: "Game Passes",
  link: "Print a Blank Score Sheet",
  title: (visitor: string, home: string) =>
    `Score sheet: ${isolated(visitor)} at ${isolated(home)}`,
  lead: "One page, A4 or Letter, with both rosters as they are now.",
  print: "Print",
  preview: "The sheet as it will be printed",
  back: "Back to the Game",
  head: "Score sheet",
  at: "at",
  date: "Date",
  time: "Time",
  field: "Field",
  referee: "Referee",
  scorekeeper: "Scorekeeper",
  sides: { visitor: "Visitor", home: "Home" },
  timeouts: "Timeouts",
  number: "#",
  player: "Player",
  runningScore: "Running score: the new total after each score",
  final: "Final",
  remarks: "Penalties and remarks",
  captain: { visitor: "Captain, visitor", home: "Captain, home" },
  key: `Circle the number of everybody who plays. One stroke for each play; in TD write P for a pass thrown, C for one caught, R for a run; in XP the points. ${LEGEND}.`,
  code: "The game's own page, with the score as it is played",
} as const;
