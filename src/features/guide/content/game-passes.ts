import type { GuideTopic } from "../guide-section.ts";

/** Explains how a person without an account scores a game (D69). */
export const gamePassTopic: GuideTopic = {
  id: "game-passes",
  title: "Game passes",
  isForAdmins: true,
  blocks: [
    "A pass lets somebody without an account collect one game. It has to be switched on under [Settings](adminSettings).",
    {
      steps: [
        "In the games of a season, the key [[Passes]] beside an open game, then [[Make a Pass]]. [[Game Passes]] on the page of a game leads there too, also for approved collectors where [Settings](adminSettings) let them make passes.",
        "Let the scorekeeper scan the code, or send the link with [[Copy Link]] or [[Share]]. It is shown only now.",
        "Whoever opens it enters a name and taps [[Start Scoring]]. From then on the game works without a network.",
      ],
    },
    "[[Passes of a Day]], above the games of a season, makes one code for each open game of a day on a sheet to print.",
    "To score together, tap the pill that says whether everything is saved, then [[Score Together]]: a second phone scans the code. Who may not make passes finds the link of the game there, as a code for somebody with an account. Each phone says under its feed who else scores and how long ago, and admins read it on [their desk](admin), beside the game in the games of its season, and on the page of passes. After ten minutes without anything a phone is called silent, with how long ago it was last heard; after an hour it is no longer named.",
    "[[Check-In Link]], on a team's page at its next game, is a code for the captain. It opens the list of who is here today for that team, and nothing else. Once it is open, it works without a network. The person who scores finds the ticks in the roster gate.",
    "A pass opens plays, timeouts, rosters and the final whistle of its game, and nothing else. It ends with the day after the game, where the league plays, or when you tap [[Withdraw]]. What a phone has not sent by then stays on it: a new pass, opened on the same phone, sends it.",
    "What was recorded shows the name that was given, with (game pass) behind it.",
  ],
};
