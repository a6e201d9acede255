import type { GuideSection } from "../guide-section.ts";

export const dataAndReporting: GuideSection = {
  slug: "data-and-reporting",
  title: "Data & Reporting",
  lead: "Reviews, standings, leaders and tables: what the numbers mean, and how to correct them.",
  topics: [
    {
      id: "review",
      title: "The review of a game",
      picture: {
        name: "review",
        alt: "The review of a finished game on a phone: final score, its buttons, and the score progression as a chart.",
      },
      blocks: [
        "[[View Results]] on a completed [game](games) opens its review. While a game is played, [[Follow Live]] does, and [[View Scoreboard]] on the live screen. Everybody may read it, also without an account; a game in progress shows the score in large digits, the last play in words and every play, no older than five seconds.",
        {
          terms: {
            "Score progression":
              "How the score went, and who led. [[Show table]] gives the same in words.",
            "Team comparison":
              "Touchdowns, extra points, tackles and more of both teams, side by side.",
            "Player Statistics":
              "What each player did, with fantasy points. [[Edit]] corrects a player's figures.",
            "Play-by-Play Timeline":
              "All plays in order. For signed-in people [[Edited]] and [[Not sent yet]] are marked, and so is what should be looked at: [[No player]], [[Not checked in]], [[Possible double entry]].",
            "Rostered Players (Checked In)": "Who was there, for each team.",
            "History of the game":
              "Who recorded, changed or deleted what, and when, for signed-in people. Names are shown, never email addresses.",
          },
        },
      ],
    },
    {
      id: "share-and-print",
      title: "Share or print a review",
      blocks: [
        "[[Share]] on a game that is played or final offers a picture, square or tall for a story: score, date, league and the three best players. It is drawn on the device, also without a network, and is sent or downloaded.",
        "[[Share Link]] sends the link of the game with its score, or copies it where a device has no way to send. Whoever opens the link sees the review; no account is needed.",
        "Printed from the browser's menu, a review is one page, black on white: the score, how it came about, and both teams' players. Every play and the rosters stay on its page, whose address stands on the paper.",
        "The list of [games](games), printed, is the schedule as a table: all of the season, or what you search and filter.",
      ],
    },
    {
      id: "calendar",
      title: "Games in your calendar",
      blocks: [
        "[[Subscribe]] above the list of [games](games) has the games of the season, and on a team's page those of the team. [[Open in My Calendar]] hands them to the calendar of this device; for Google Calendar or Outlook use [[Copy Address]] and add a calendar from a web address. No account is needed.",
        "A game that moves to another time or field moves in your calendar too, and a cancelled one is marked. Times are the league's own. How soon a change shows is up to the calendar: most look every few hours.",
      ],
    },
    {
      id: "standings",
      title: "The standings",
      picture: {
        name: "standings",
        alt: "Standings on a phone: three highlights, then the teams with rank, record, win percentage and a bar for the point difference.",
      },
      blocks: [
        "[Standings](standings) rank the teams of a season by wins, then by point difference, points scored and name. Only completed games of the regular season count. A forfeit is a win or a loss without points, and puts an asterisk at the record.",
        {
          list: [
            "Choose a league under [[Select League]] and a division beside it: ranks and cards are then those of that part alone. The address keeps the choice, so a link shows the same.",
            "Open a rank to read what decided it against the team above and the team below.",
            "[[Sync]] reads the newest figures; while the page is open this also happens by itself. Without a network the page says from when its figures are.",
          ],
        },
      ],
    },
    {
      id: "fantasy",
      title: "The fantasy dashboard",
      picture: {
        name: "stats",
        alt: "The fantasy dashboard on a phone: which games count, four leading figures, and the tabs Team, Offense and Defense.",
      },
      blocks: [
        "[Stats](stats) shows who leads the season: four figures on top, then a race for the most valuable player and lists under [[Team]], [[Offense]] and [[Defense]]. Every name leads to its page.",
        {
          list: [
            "A green bar is the leader's; the bars of a list share one scale from 0. Where less is better, a dot stands on a line: the further left, the better.",
            "[[Best Record]] has a cell a game: full is won, half is a draw, empty is lost.",
            "[[Touchdown Leaders]] count each touchdown once, so the total is not the sum of the three figures beside the name: a pass touchdown has a passer and a receiver.",
            "Statistics come from all games. Records and points come from completed games of the regular season; [[Playoffs]] have none. Of equal figures the one with fewer games stands first; those of as many games share a rank, in the order of their names.",
            "A red asterisk at a team means [[Forfeited season]].",
          ],
        },
      ],
    },
    {
      id: "comprehensive-stats",
      title: "Every player and team, and downloads",
      picture: {
        name: "all-stats",
        alt: "Comprehensive Stats on a phone: what is listed, how it is sorted, a search, and the first players with their ranks.",
      },
      blocks: [
        "[Comprehensive Stats](statsAll) lists all [[Players]] or all [[Teams]] of the season. Admins find the same page under [Admin](adminStats).",
        {
          list: [
            "[[Sort by]] ranks players by one of ten stats. Of equal figures the one with fewer games stands first; those of as many games share a rank, in the order of their names. The search keeps each player's rank.",
            "20 players show at first; [[Show All]] shows the rest.",
            "Teams sort by a click on a column's head; the next click turns the order around. On a phone rank and team stay while the table scrolls sideways, with each team's division under its name; its right side fades when there is more, and [[More Columns]] goes there.",
            "[[Regular Season]] and [[Playoffs]] show that part of the statistics, and of the players those who played in it. A team's record and points always count completed games of the regular season.",
            "[[Export CSV]] saves what was found as a file that spreadsheets open, in the order shown, also what [[Show Top 20]] leaves out. [[Copy]] takes the same to the clipboard, to paste into a spreadsheet. Both work without a network.",
            "In a season of several leagues choose one, or a division: two divisions of one name stand with their league.",
            "The address keeps league, division, order and search, so a link shows the same.",
          ],
        },
      ],
    },
    {
      id: "player-and-team-pages",
      title: "The page of a player or a team",
      picture: {
        name: "team",
        alt: "A team's page on a phone: record, points, the parts of the season, and a bar for each game.",
      },
      blocks: [
        "A name in [the standings](standings), [the stats](stats) or any other list leads to its page; only while you collect it does not, so that a tap never takes you away from the game. A page shows the season of its player or team, whichever season you have chosen elsewhere.",
        {
          terms: {
            Rank: "A player's place in the league for each stat, in the part of the season that is shown. Players with the same figure in as many games share a place.",
            Form: "One bar for each game: a player's fantasy points against their average, or by how much a team won or lost. The line above it compares the last games. [[Show table]] gives the same in numbers.",
            "Game log":
              "Every game with what the player did in it. The result leads to the review, the opponent to their page.",
            Career:
              "A player's seasons with team and figures, and their sum. A season leads to the player's page of that time. Seasons are joined when the league provider or a copied season says that they are one person's, never by the name alone.",
            Standing: "A team's rank in its league and division, and what decided it.",
            Upcoming:
              "A team's next games. Who may collect gets to [[Collect Stats]] from there. A game whose day is over without a result stands under [[Earlier, not completed]].",
          },
        },
        "[[My Team]] on a team's page, or the star beside it under [Teams](teams), makes it yours on this device, one in each league: it comes first there, its games are marked and first on their day, and the standings mark it. A second tap takes it back.",
        "Once the playoffs have begun, [[Regular Season]] and [[Playoffs]] show one part of the season. A page that was open once shows without a network too.",
      ],
    },
    {
      id: "points",
      title: "Points",
      blocks: [
        "Two different counts come from the same plays: points on the scoreboard, and fantasy points for players.",
        { drawn: "scoring" },
        "This is the usual table. A league can give a season other fantasy points; the points on the scoreboard are always these.",
      ],
    },
    {
      id: "correct-players",
      title: "Correct a player's statistics",
      blocks: [
        "If a play was recorded wrongly, correct the play: [[Re-open for Stat Collection]], then [[Edit]] or [[Delete]] in the feed. The score follows.",
        "If only the figures are wrong, use [[Edit]] beside the player in the review and [[Save Changes]]. Such a correction changes the statistics of the player and the team, not the score, and stays when the game is re-opened. It also works without a network.",
      ],
    },
    {
      id: "final-score",
      title: "Change the final score",
      blocks: [
        "[[Edit Final Scores]] sets a score by hand, with or without recorded stats. The score that the recorded stats give stays beside it, and one tap goes back to it.",
        "A game without recorded stats is final with its score: it counts in the standings and stands as completed on every page, without a roster. [[Re-open for Stat Collection]] undoes it.",
      ],
    },
    {
      id: "reopen-reset",
      title: "Re-open or reset a game",
      blocks: [
        {
          terms: {
            "Re-open for Stat Collection": "Continues a final game with all that was recorded.",
            "Reset Game":
              "Clears rosters and stats and sets the score to 0–0. It asks twice, then you type RESET. It needs a network. Collectors can reset a game that was never final; after that only admins can.",
          },
        },
      ],
    },
    {
      id: "late-entries",
      title: "Late entries",
      blocks: [
        "A phone that comes back to the network after the game was finalized or reset may still bring entries. They are kept and shown in the review as [[Late entries]], and count only when somebody decides: [[Apply]] adds them, [[Set aside]] leaves them out. Nothing is deleted either way. Deciding needs a network.",
      ],
    },
  ],
};
