import type { GuideSection } from "../guide-section.ts";

export const gettingStarted: GuideSection = {
  slug: "getting-started",
  title: "Getting Started",
  lead: "What the app does, how to sign in, and where things are.",
  topics: [
    {
      id: "what-it-does",
      title: "What the app does",
      blocks: [
        "Scorekeepers record a whole game on a phone at the sideline: every touchdown, extra point and tackle with the player who made it. Score, fantasy points, play-by-play, [standings](standings) and [leaders](stats) come from those taps.",
        "It works with and without a network. What you tap is kept on your device at once and sent by itself as soon as the server can be reached. Everybody else then sees the same game.",
      ],
    },
    {
      id: "first-game",
      title: "Your first game in six steps",
      blocks: [
        {
          steps: [
            "At home, with a network: sign in on the phone that you will use, and open [Games](games) once. The coming week is now on the phone.",
            "At the field: tap [[Collect Stats]] on your game.",
            "Tick the players who are there, at least six for each team, and tap [[Continue]].",
            "For each play tap the stat, the team, and the player.",
            "After the final whistle tap [[Finalize Game]].",
            "Before you close the app at home, look at the mark at the top: [[All saved]] means that everything is on the server.",
          ],
        },
        "Each step is explained in [Stat Collection](stat-collection).",
      ],
    },
    {
      id: "signing-in",
      title: "Accounts and passwords",
      blocks: [
        {
          terms: {
            "A new account":
              "On the sign-in page choose [[Don't have an account? Sign up]]. You get an email; open its link on the same device, or type its six digits.",
            "A forgotten password":
              "Choose [[Reset/Forgot Password?]] on the sign-in page. The email's link or code lets you choose a new one.",
            "Without a password":
              "Choose [[Send a magic link email]]. In the installed app type the code from the email, because the link opens in the browser.",
            "An invitation":
              "If an admin invited you, the email's link sets up your account. The link works for an hour, the invitation for seven days: until then [[Send a magic link email]] with the same address sets it up too, and an admin can send the invitation again.",
          },
        },
        "Signing in needs a network once. After that you stay signed in on that device, also without one. [Your account](account) shows your name, your role and whether you may collect; there you change your password and sign out here, on your other devices, or everywhere.",
      ],
    },
    {
      id: "finding-your-way",
      title: "Where things are",
      picture: {
        name: "games",
        alt: "The games page on a phone: the season in numbers, then filter, search and date, then the games, each with one button.",
      },
      blocks: [
        {
          terms: {
            Games:
              "The [games](games) of the season: those in progress under [[Live now]], then today's, then those to come, then earlier ones. Each has one button: [[Collect Stats]] before the game, [[Continue Stats]] while it is in progress, [[View Results]] when it is completed. Who may not collect can [[Follow Live]]. A cancelled or forfeited game has none. On a phone the games of other days are rows; tap one to open it. The running game that you collect stands first. One that others began and nobody finalized by the end of the next day is an earlier game. Scores of games in progress renew themselves every 20 seconds.",
            "Find a game":
              "[[Upcoming]] lists what is not completed, games in progress too (“16 · 1 live”). The search takes a team, a field or a week (“week 5”), and the list of dates goes to any day of the season. All of it stands in the address: a link shows the same list.",
            "Teams, Stats, Standings":
              "[Every team](teams) with its people, [who leads](stats) the season, and [the table](standings). Every name leads to the page of a player or a team.",
            "The menu":
              "On a phone, [[Menu]] at the top left has the pages, the theme, [[Install App]] and [[Sign Out]]. On a laptop these stand in the header and at the bottom of the page.",
            "The mark at the top":
              "It says whether everything is on the server. Tap it to see what waits and why. [All of its words](troubleshooting#sync-states) are in Troubleshooting.",
            "The help button":
              "The question mark at the bottom right of a page opens [[Need Help?]]: this guide, a wish, a bug report, or an email to the developer. It is away while the page scrolls. Where something to read or to press lies in its corner, it is a narrow tab at the page's edge; it is also in a phone's menu. While you collect, it stands among the stat buttons.",
          },
        },
      ],
    },
    {
      id: "seasons",
      title: "Look at another season",
      blocks: [
        "The season selector stands above games, teams, stats and standings, on a laptop in the header, for everybody. Your choice is remembered on this device. While another season than the current one is shown, a note says so and leads back, and the address names that season: a link shows it to whoever opens it. Where that season was removed, or is not open to everybody, the page says so and shows the current one.",
        "The games, teams and players of a season that you have looked at show again without a network. [Collecting](collect) always lists the current season.",
      ],
    },
    {
      id: "install",
      title: "Put the app on your home screen",
      blocks: [
        "Installed, the app opens at once in a window of its own, also without a network. [[Install App]] is in the menu, where your browser offers it. On an iPhone or iPad it shows the three steps: Share, [[Add to Home Screen]], Add. Do it there: Safari may delete what a website keeps when nobody opens it for seven days, and the app on the home screen keeps it.",
        "A new version never interrupts a game. It asks with [[New version ready]]; tap [[Reload]] when it suits you.",
      ],
    },
    {
      id: "themes",
      title: "Light, dark, sun",
      blocks: [
        "Choose [[Auto]], [[Light]], [[Dark]] or [[Sun]] in the menu. Sun has the strongest contrast, for glaring daylight. The live screen has its own button for it, and starts in Light even on a dark phone, because dark screens are hard to read outdoors.",
      ],
    },
  ],
};
