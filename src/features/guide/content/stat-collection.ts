import { TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";
import type { GuideSection } from "../guide-section.ts";

export const statCollection: GuideSection = {
  slug: "stat-collection",
  title: "Stat Collection",
  lead: "A game at the sideline, from choosing it to the final whistle.",
  topics: [
    {
      id: "choose-game",
      title: "Choose a game",
      blocks: [
        "Tap [[Collect Stats]] on a game, or open [the list for collecting](collect): today's games first, with a search for team, field or week. [[On this device]] marks the games that open without a network.",
        "No phone at the field? [[Print a Blank Score Sheet]] on the page of the game gives both rosters on one page of paper, with a QR code of the game.",
        "If your league lets only approved people collect, an admin has to mark you once. [Your account](account) says whether you may.",
      ],
    },
    {
      id: "live-screen",
      title: "The live screen",
      picture: {
        name: "live",
        alt: "The live screen on a phone: the score at the top, the feed of plays in the middle, players and stat buttons at the bottom.",
      },
      blocks: [
        {
          terms: {
            Top: "The score, which counts itself from the stats, and four timeouts for each team. The visitor is always left or above, with a solid edge; home is right or below, dashed.",
            Saving:
              "The mark says where your entries are. [[Save Now]] sends at once; otherwise they go out about three seconds after your last tap.",
            "Live Stat Feed":
              "Every play, the newest first. A badge says what it counts: +6 is points on the scoreboard, +1 FP is a fantasy point. On a phone a tap on the heading gives it all the height, and [[Back to the Stats]] brings the buttons back.",
            "Players and buttons":
              "The rosters in the order of their numbers, and the seven stats. Filled buttons change the score; outlined ones do not.",
          },
        },
        "The screen stays on while you collect, where your device allows it.",
      ],
    },
    {
      id: "record",
      title: "Record a play",
      picture: {
        name: "player-sheet",
        alt: "Choosing the player of a tackle: tiles with jersey number and name, Add player and Unknown player at the end.",
      },
      blocks: [
        {
          terms: {
            "Stat first":
              "Tap the stat, then the team, then the player. A tackle takes three taps.",
            "Player first":
              "Tap a number among the players, then the stat. It saves a tap or two. Without a stat it is let go after eight seconds.",
            "On a laptop":
              "The keys stand on the buttons: type the jersey number, then the letter of the stat. 22K is a tackle of number 22. Where both teams have the number, V and H say whose. A question mark lists all keys, with a switch that turns letters and digits off on this device.",
          },
        },
        {
          list: [
            "[[TOUCHDOWN]] asks for pass or rush. A pass needs the passer and the receiver; the passer cannot be the receiver.",
            "[[EXTRA POINT]] asks for the distance: 5, 10 or 20 yards.",
            "[[SACK]] also records the tackle. Deleting the sack removes both.",
            "[[DEF TD]] asks for the kind of return, and records the interception or the fumble along with it.",
            "You did not see the number? [[Unknown player]] keeps the score right. You can fill in the player later with [[Edit]].",
            "The player is not on the roster? [[Add player]] is at the end of the list.",
          ],
        },
        "Rain on the glass: when the very same entry comes twice within a moment, the app asks before it records it again.",
        "What each play counts is listed under [Points](data-and-reporting#points).",
      ],
    },
    {
      id: "mistakes",
      title: "Correct a mistake",
      blocks: [
        {
          list: [
            "[[Undo Last]] takes back your newest entry. It is there for ten seconds.",
            "Later, use [[Delete]] or [[Edit]] beside the play in the feed. You can change the stat, the team, the players and the type, at any time until the final whistle and after it.",
            "Nothing is ever lost by a correction: the history in the review keeps what was there before, and who changed it.",
          ],
        },
      ],
    },
    {
      id: "timeouts",
      title: "Timeouts",
      blocks: [
        `Each team has ${TIMEOUTS_PER_TEAM}. Tap a mark under the team's score to use the next one. Tap the last used one to give it back; the app asks first.`,
      ],
    },
    {
      id: "game-clock",
      title: "Game clock",
      blocks: [
        "Where your league keeps one, period and time stand under the score. [[Start]] and [[Stop]] are one tap; a tap on the time opens [[Set the Clock]]. When a period has run down, the same button starts the next one. On a laptop the key C presses it.",
        "It goes on while the phone is locked, reloaded or without a network, and the second phone shows the same. Each play says when it was recorded.",
      ],
    },
    {
      id: "penalties",
      title: "Penalties",
      blocks: [
        "[[Record Penalty]] stands beside the stat buttons, and in the review of a game. Tap the team, the player and the kind, and say what happened: with one of the usual words, or your own. It is kept on your device until it is sent; then nobody but admins can read it, not even you.",
        "What you recorded in this game is listed below the form: [[Take Back]] removes it again.",
      ],
    },
    {
      id: "offline",
      title: "Without a network",
      picture: {
        name: "sync-sheet",
        alt: "The sheet behind the mark, offline: three entries wait, each in words, with Retry now and Export unsynced data.",
      },
      blocks: [
        "Offline, everything on the live screen works: choosing the game, rosters, recording, corrections, timeouts and finalizing. Your entries wait on the device, and you may close the app or switch the phone off meanwhile.",
        "The app keeps the games from yesterday to a week ahead on the device. Open it once with a network before you leave.",
        {
          note: "Until it is sent, your device has the only copy. Do not clear the browser's data while something waits. [[Export unsynced data]] makes a file first.",
        },
      ],
    },
    {
      id: "together",
      title: "Two people, one game",
      blocks: [
        "Two phones can collect the same game, for example one for each team. Both see all plays after a few seconds. If both record the same play, the entries are marked [[Double?]]; delete one of them.",
      ],
    },
    {
      id: "finalize",
      title: "End the game",
      picture: {
        name: "finalize",
        alt: "The question Finalize this game? over the live screen, with the choices Keep In Progress and Finalize Game.",
      },
      blocks: [
        {
          steps: [
            "Tap [[Finalize Game]], or [[Back]] if you are done for now.",
            "Read what is still open: entries without a player, possible doubles, entries that are not sent.",
            "Tap [[Finalize Game]] to make the result final, or [[Keep In Progress]] to go on later. Nothing is lost either way.",
          ],
        },
        "Without a network the result is final on your device and is sent with your entries. If two people finalize, the first one counts. Entries that reach the server after that do not change the result by themselves; they wait in the review as [late entries](data-and-reporting#late-entries).",
        "[[View Scoreboard]] opens the review at any time, without ending the game. [[Big Screen]], there and on a tablet beside [[Back]], shows the score in large digits for a second screen at the field.",
      ],
    },
    {
      id: "captains",
      title: "Captains confirm",
      blocks: [
        "Where an admin has switched it on, each captain can read score and figures on your phone, with or without a network.",
        {
          steps: [
            "Tap [[Finalize Game]]. The captains come first, or behind [[Captains Confirm]].",
            "Hand the phone to the captain of the visitors, then to the home captain. Each taps [[I agree]], or [[I see it differently]] and leaves a note.",
            "[[Skip]] leads on at any time. The game can always be finalized.",
          ],
        },
        "After the final whistle [[Captains Confirm]] stands in the review, for a captain who was away or has changed their mind. After a game is re-opened, the captains are asked again.",
        "The review shows everybody whether the captains agree. Names and notes are shown to people who are signed in. A captain who sees it differently comes to the admins' desk until the score or a statistic is corrected, the captain agrees, the game is re-opened, or an admin taps [[Mark as Settled]].",
      ],
    },
  ],
};
