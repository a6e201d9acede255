import type { GuideSection } from "../guide-section.ts";
import { gamePassTopic } from "./game-passes.ts";

export const adminTools: GuideSection = {
  slug: "admin-tools",
  title: "Admin Tools",
  lead: "For admins: people, settings and feedback. An account alone does not make an admin.",
  topics: [
    {
      id: "who-is-admin",
      title: "Who is an admin",
      blocks: [
        "There are two roles, user and admin. Admins see [Admin](admin) among the pages and [[Administrator]] beside their address. Everything in this section needs that role and a network.",
        {
          list: [
            "Another admin makes you one, or invites you.",
            "If an admin email domain is set, whoever confirms an address of exactly that domain becomes an admin.",
            "The last admin cannot be removed.",
          ],
        },
      ],
    },
    {
      id: "desk",
      title: "Your desk",
      isForAdmins: true,
      blocks: [
        "[Admin](admin) begins with [[Your desk]]: the live season, the games that are [[Being scored]] with who sends them, and what waits for somebody. Each number leads to where it is settled, each line under it to that one report, person, season or team. What needs nothing stands under [[Nothing waiting]].",
        {
          terms: {
            "Past games without a result":
              "Games of a past day that are neither final nor forfeited, cancelled or postponed. One with plays counts twelve hours after its time, so that nobody is asked while it runs past midnight. Archived seasons are left out.",
            "Phones that have not sent everything":
              "Entries wait there, are missing or were refused, as [Devices](adminDevices) says in full.",
            "Unconfirmed invitations":
              "Nobody has followed the mail yet. After seven days an invitation has to be sent again.",
            "Captains who see a game differently":
              "They left a note before or after the final whistle. The review has it, and [[Mark as Settled]] lets the score stand.",
            "Over injured reserve": "More players on injured reserve than the team has places for.",
            "Syncs that went wrong":
              "The newest sync of a season failed, was done in part, stopped, or waits to be looked at.",
          },
        },
        "The desk is read again each minute, each fifteen seconds while a game is being scored, and when you come back to it.",
      ],
    },
    {
      id: "seasons",
      title: "Seasons",
      isForAdmins: true,
      blocks: [
        "[Admin](admin) lists every season. [[Create New Season]] imports leagues from the league provider, or takes a season by hand; [[Manage]] opens one that is there.",
        {
          terms: {
            "Discover Leagues":
              "Lists the provider's flag football leagues that are in progress or upcoming. Each one that you select becomes a season, or all of them one. What is imported already is grey.",
            "League ID":
              "A league that is not in the list, by the number in its address on the provider's website.",
            "While it is imported":
              "It may take up to two minutes and goes on when you close the page. At the end stand what came in, and what could not be read.",
            "A deleted season":
              "When its league is imported again, choose [[Restore the Deleted Season]] or [[Import Anew]].",
          },
        },
        {
          terms: {
            "Add League":
              "Divisions, teams and games belong to a league. A season can have several, each with its own dates and status, and the games that a player needs for the playoffs, where it asks for some. [[Game clock]] gives its games halves or quarters and a clock; without it nothing changes.",
            "Add Division":
              "Teams of a league in separate tables. Renaming a division takes its teams along; one can be removed once no team is in it.",
            "Edit Season":
              "Its name, dates and status, and the scoring profile: how many fantasy points each play counts. A new profile counts the games played so far anew: the form says how many, and the page shows how far it is. Until the end, pages of the season say that fantasy points are not final. If the page was closed meanwhile, open it again and it goes on.",
            "Live on Stats Widget":
              "One season at a time: switching it on here takes it off any other.",
            "Sync All Data":
              "For a season of the league provider: compares it and shows every change first. Nothing is written before you choose [[Apply]]; collected stats are always kept. [[Sync Now]] does one part.",
            "Archive Season":
              "Takes it out of every list to choose from. Its link still shows it, and [[Restore]] brings it back.",
            "Delete Season":
              "The bin on the list. It says what goes with the season and asks for an exact text. Before anything is deleted, a file with everything of the season is saved on your device. [[Restore]] brings the season back, with what phones sent meanwhile.",
          },
        },
        "A season is active while its status is In Progress or Upcoming. Where its leagues have a status, the season follows theirs.",
      ],
    },
    {
      id: "imports",
      title: "Teams and games from a spreadsheet",
      isForAdmins: true,
      blocks: [
        "[[Manage]] a season and choose [[Import Teams and Games]]. Paste cells from a spreadsheet, or use [[Choose a CSV File]]; [[Download a Sample]] shows the columns. They stand in any order, and an empty cell changes nothing. A season of several leagues asks for the league first.",
        {
          terms: {
            Preview:
              "Says row by row what is added and what changes. A cell that cannot be read is named by its row and column, and nothing is imported while there is one.",
            "Unclear rows":
              "A team or player of like name, a number that is taken, a game that was moved: such a row is left out until you decide.",
            "Round robin":
              "From teams, days, kick-offs and fields, games are proposed in which every team meets every other once. They go through the same preview. A pair that has a result already is left out unless you choose one more game.",
            Notes:
              "A team or a field twice at one time and a day that is past or outside the season are said, not refused. A game with recorded plays or a result is never changed.",
            "Past imports":
              "[[Undo]] takes an import back as a whole, while nothing was recorded in its games. The same sheet imported twice changes nothing the second time.",
          },
        },
      ],
    },
    {
      id: "import-stats",
      title: "Statistics from a file",
      isForAdmins: true,
      blocks: [
        "[Import Weekly Team Stats](adminImport) takes the figures of one team in one game from a CSV file; [Bulk Stats Import](adminBulkImport) takes many files and finds team and game by the file's name and its line with the team. [[Download a Sample]] shows the columns. XP counts points, not attempts.",
        {
          terms: {
            Preview:
              "Each row with the player it is for. An exact name is taken; a similar one waits for your tap, and so does a cell that is no plain number, or a row with another number of cells than the head. What you choose is remembered for the season; [[Forget What Was Chosen]] ends that.",
            "What is replaced":
              "The earlier import of the same game and team, and nothing else. Corrections by hand stay on top, and a score never changes.",
            "Keep what was collected":
              "The rule where plays were collected. With [[Use the file's figures]] the difference is written as corrections instead, and nothing counts twice.",
            "Many files":
              "Different files of one game and team are added up; the same content counts once. What fails stops no other file. When the page is closed meanwhile, what was imported stays, and the page names the files that are left.",
            "Imports of this season":
              "[[Undo]] takes the import that counts back; the earlier one, or nothing, counts again.",
            "Download as a Stat File":
              "In the review of a game, under each team: its figures in the format of the imports.",
          },
        },
        "In a review, imported figures and what an import corrected are marked [[Imported]].",
      ],
    },
    {
      id: "copy-season",
      title: "A new season from an old one",
      isForAdmins: true,
      blocks: [
        "[[Manage]] a season and choose [[Copy Season]]. Give the new season its name, year, type and dates. Its leagues and divisions are those of the old one.",
        {
          terms: {
            "Teams and players":
              "At first all of them come along, with captains and numbers. Take the mark off a team, or open its players and take it off a person, and they stay behind.",
            "What stays behind":
              "Games, results, injuries and penalties. Nothing changes in the old season.",
          },
        },
      ],
    },
    {
      id: "people",
      title: "User Management",
      isForAdmins: true,
      picture: {
        name: "users",
        alt: "User Management on a phone: the button that creates an admin, the search, the groups with their counts, and the list of users with Manage beside each.",
      },
      blocks: [
        "[User Management](adminUsers) lists everybody with an account. Find people by name or address; [[Manage]] opens what you can do.",
        {
          terms: {
            "Create Admin":
              "Enter an address. Somebody with an account becomes an admin at once; anybody else gets an invitation. It holds for seven days, its link for an hour; the sign-in page sends the person a new one.",
            "Make Admin, Remove Admin": "Gives or takes the role. The account stays.",
            "Mark as Collector": "Lets this person collect while only approved collectors may.",
            "Send Password Reset":
              "Mails a link for a new password. A server without mail shows a temporary password instead, once; it must be changed at the first sign-in.",
            "Disable Account":
              "Signs the person out everywhere and refuses everything from then on. What they recorded stays, and you can enable the account again.",
            "Resend Invitation, Withdraw Invitation":
              "While an invitation is open: mails a new link, or makes the link worthless.",
          },
        },
      ],
    },
    {
      id: "settings",
      title: "Settings",
      isForAdmins: true,
      blocks: [
        "[Settings](adminSettings) hold for the whole installation and count at once, after [[Save Settings]].",
        {
          terms: {
            "Public browsing":
              "What can be read without an account: all seasons, the live season only, or nothing. Contact data is never public.",
            "Who may collect stats":
              "Everybody with an account, or only people who are marked as collectors, and admins.",
            "Game passes":
              "Off, or who makes [passes](admin-tools#game-passes): admins, or approved collectors too. Switching off ends all passes at once.",
            "Captains confirm":
              "Off, offered or asked for: whether each [captain](stat-collection#captains) reads score and figures before a game is finalized. Whoever sees it differently comes to your desk.",
            "Admin email domain":
              "Empty, nobody becomes an admin by their address. Never use the domain of a public mail service.",
            "League time zone":
              "Where the league plays. It decides which day is today on the field, on every phone, wherever it is.",
            Limits:
              "How many entries and walk-ons a game takes, and how much one account may upload in a minute. Honest games meet none of them.",
          },
        },
        "[[Last changes]] says who changed a setting, and when.",
      ],
    },
    gamePassTopic,
    {
      id: "daily-sync",
      title: "Daily Sync Monitoring",
      isForAdmins: true,
      blocks: [
        "Once a day, at 4 PM Eastern Standard Time, the server reads seasons that are Upcoming or In Progress from the league provider. [Daily Sync Monitoring](adminSync) shows whether that works.",
        {
          terms: {
            "Sync Status":
              "On while the server has a league provider. The demo league has a simulated one, which is asked only when somebody syncs; without a provider it is off.",
            Seasons:
              "What is in each season and when it was last synced. [[Sync Season]] reads it now: it first shows what would change, and nothing is written before you apply it.",
            Health:
              "Players that were set inactive and errors of the last seven days, and how many of the last ten runs succeeded.",
            "Run history":
              "The last runs, whoever began them. Open one to see each step and its first errors. A step that was stopped, or that waits for you, changed nothing; the other steps went on.",
          },
        },
        "When the page says that a sync is overdue, nothing calls the server: whoever runs it has to look at its schedule.",
      ],
    },
    {
      id: "api-debug",
      title: "API Debug & Verification",
      isForAdmins: true,
      blocks: [
        "When a sync fails, [API Debug & Verification](adminApiDebug) says where the way to the league provider is broken. It never shows a secret.",
        {
          list: [
            "[[Configuration Check]]: which settings the server has, and which look wrong.",
            "[[Direct API Test]]: the server asks the provider once.",
            "[[Proxy Test]]: the same question through the address of this app.",
          ],
        },
        "[[Run Tests]] makes all three, with a League ID or without; [[Diagnosis]] says what they mean together and what to do.",
      ],
    },
    {
      id: "devices",
      title: "Devices",
      isForAdmins: true,
      blocks: [
        "[Devices](adminDevices) shows what each phone said when it last reached the server: its person, when that was, how much waits on it, what was refused, and its version. [[Missing]] counts entries that the phone has numbered and the server never got.",
        "[[Silent with entries on it]] stands on a device with waiting entries that has not been heard from for more than 12 hours. Ask its owner to open the app with a network; nothing on the phone is lost meanwhile.",
      ],
    },
    {
      id: "feedback",
      title: "Feedback Management",
      isForAdmins: true,
      blocks: [
        "[Feedback Management](feedback) shows what people have reported: bugs, wishes, questions. Filter by status, type and priority, and open a report to read it in full, with the page and the browser that it came from.",
        {
          list: [
            "[[Mark In Progress]] and [[Mark Resolved]] say how far it is. With the latter you can write an answer; the reporter reads it under My Feedback.",
            "[[Mark Duplicate]] points to the report that said it first.",
            "[[Close]] puts a report away, and [[Reopen]] brings it back.",
          ],
        },
      ],
    },
    {
      id: "penalties",
      title: "Penalties and suspensions",
      isForAdmins: true,
      blocks: [
        "[Penalty Management](adminPenalties) lists the penalties of the season that is selected, the newest first: what scorekeepers recorded at the field, and what you enter with [[Add Penalty]]. Counts are of a person: merged players are one.",
        {
          terms: {
            "GAME WARNING": "One penalty in that game.",
            EJECTED: "Two or more in one game.",
            "FINAL WARNING": "Two in the season.",
            SUSPENSION:
              "Three in the season. From the day of the third on the player is marked wherever a roster is chosen, and plays of later games carry a mark.",
          },
        },
        "[[Review]] ends a suspension, sets its last day or lets it stand, with a note; earlier games keep their marks. A penalty that is recorded later suspends again. Who checked a suspended player in all the same, and why, stands beside the suspension and in the game's history.",
        "[[Delete]] takes a penalty out of every count. It stays below the list, and [[Restore]] brings it back.",
      ],
    },
    {
      id: "games",
      title: "Games and resets",
      isForAdmins: true,
      blocks: [
        "In the review of a game admins can do all that collectors can, and also [reset](data-and-reporting#reopen-reset) a game that was final before.",
      ],
    },
    {
      id: "stats-and-widget",
      title: "Stats and the widget",
      isForAdmins: true,
      blocks: [
        "[Comprehensive Stats](adminStats) has [every player and team](data-and-reporting#comprehensive-stats), also as a file. [Stats Widget](adminWidget) says which season is live on [the public widget](public-stats-widget), and gives the code for a website. On [Teams](teams) admins change [injured reserve, divisions, forfeited seasons and walk-ons](league-management#injured-reserve).",
      ],
    },
  ],
};
