import type { DefensiveTouchdownWay } from "../../domain/game/decide/decide-stat.ts";

/** "Section n of N" is specified (A §2 "User Guide"; D2). */
export const guideMessages = {
  title: "User Guide",
  position: (number: number, count: number) => `Section ${number} of ${count}`,
  sections: "Guide sections",
  contents: "Contents",
  onThisPage: "On this page",
  steps: "Previous and next section",
  previous: "Previous",
  next: "Next",
  forAdmins: "Admins",
  search: "Search the guide",
  searchHint: "For example: offline",
  found: (count: number) => (count === 1 ? "1 topic" : `${count} topics`),
  noneFound: "No topic has all of these words.",
  results: "Topics found",
  unknownTitle: "This section is not in the guide",
  unknownText: "It may have been renamed. The sections are listed here.",
  toStart: "Open the Guide",
  pictureOffline: "This picture is loaded with a network. The text stands without it.",
  scoring: {
    label: "Points",
    play: "Play",
    score: "Score",
    fantasy: "Fantasy points",
    passer: (points: number) => `${points} passer`,
    receiver: (points: number) => `${points} receiver`,
    withTackle: (points: number) => `${points} with its tackle`,
    returns: {
      interception_return: "interception return",
      fumble_return: "fumble return",
      conversion_return: "conversion return",
    } satisfies Record<DefensiveTouchdownWay, string>,
  },
  reportBug: "Report Bug",
  writeTo: (address: string) => `Write to ${address}`,
} as const;
