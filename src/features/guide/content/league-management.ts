import { ROSTER_MAX, ROSTER_MIN } from "../../../domain/roster/roster-rules.ts";
import type { GuideSection } from "../guide-section.ts";

export const leagueManagement: GuideSection = {
  slug: "league-management",
  title: "League Management",
  lead: "Seasons, teams and players, and what of them can be changed on the screen.",
  topics: [
    {
      id: "what-there-is",
      title: "What a league consists of",
      blocks: [
        {
          terms: {
            Season:
              "A name, a year and its games. One season is the current one: the newest that is in progress. It is the one that collecting lists.",
            "Team and player":
              "A player belongs to one team and has a jersey number. Numbers are text: 0 and 00 are two different numbers.",
            Game: "A visitor and a home team with a date, a time and a field. A game can also be a forfeit, cancelled or postponed.",
            "Roster of a game": `Who is there on the day: ${ROSTER_MIN} to ${ROSTER_MAX} players a team, chosen by the scorekeeper.`,
          },
        },
      ],
    },
    {
      id: "rosters",
      title: "Game-day rosters",
      picture: {
        name: "roster-gate",
        alt: "The roster dialog on a phone: players with their numbers, four of them ticked, and how many more are needed.",
      },
      blocks: [
        "Before the first play of [a game](collect) the app asks for both rosters. Players on injured reserve are not listed; suspended ones are marked [[Suspended]]. [[Select All]] leaves them out, and checking one in asks for the reason, which only admins can read, in the game's history. Before a playoff game, whoever has not played as many games of the regular season as the league asks for is marked with how many; everybody may play.",
        {
          list: [
            `Tick at least ${ROSTER_MIN} and at most ${ROSTER_MAX} players a team. [[Select All]] takes everybody, [[As Last Game]] those of the team's last game, and [[Tap Numbers]] shows the whole team in one look to tap on.`,
            "Somebody is missing from the list? [[Add player]] puts a walk-on on the team, with a number, a name, or both.",
            "Somebody arrives late? Tap [[Adjust Roster]] on the live screen, at any time. Nothing that was recorded is lost.",
          ],
        },
      ],
    },
    {
      id: "teams",
      title: "Teams and their people",
      picture: {
        name: "teams",
        alt: "Team Management on a phone: a team with its players, injured reserve, captain and the list of active players.",
      },
      blocks: [
        "[Teams](teams) shows every team of the season by division: how many players it has, who is on injured reserve and since when, and its captain. Everybody may look; signed-in people also see the captain's email address. [[Search teams and players]] finds a team, a name or a number; a tap on [[Active Players]], on a phone first on the arrow of a team, opens and closes a team's list.",
        {
          list: [
            "Who may collect can correct a jersey number with [[Edit]] beside the player, here or on the team's own page. Two players may wear the same one; the dialog says so. Without a network the number is kept on your device, shows there with [[Waits to be sent]], and is sent by itself.",
            "[[IR Slots Used]] turns red and is marked [[Full]] when a team has used all of them.",
            "[[Sync]] reads everything anew.",
          ],
        },
      ],
    },
    {
      id: "injured-reserve",
      title: "Injured reserve, divisions, forfeits and walk-ons",
      isForAdmins: true,
      blocks: [
        {
          terms: {
            "Injured Reserve":
              "Under [Teams](teams) or on the team's own page, in [[Edit Player]], switch between [[Active]] and [[Injured Reserve]]. It counts from today; whoever is on it is not offered for rosters and stats.",
            Division:
              "The button on a team's card, where the league has divisions. [[No Division Assigned]] takes the team out of its division.",
            "Forfeited season":
              "The flag on a team's card. [[Mark as Forfeited]] puts a red asterisk at the team's name on every list; results and figures stay as they are. [[Remove Mark]] undoes it.",
            "Walk-on":
              "Somebody who was added at the sideline and turns out to be on a roster already: [[Merge with a Player]] in the walk-on's dialog. All games then count for that player. [[Undo Merge]], in the other player's dialog, takes it back.",
            "Invented walk-ons":
              "[[Remove Walk-Ons]] in the review of a game takes everybody off the teams who was added in that game and has no play in any game. It says how many before; plays and scores stay. In [[Edit Player]] of Season Management each can be made active again.",
          },
        },
        { note: "These need the network; without it the dialogs say so." },
      ],
    },
    {
      id: "enter-by-hand",
      title: "Enter teams, players and games",
      isForAdmins: true,
      blocks: [
        "In the admin panel, a season has the pages [[Teams & Players]] and [[Games & Schedule]]. They need the network. The games begin with those of today and to come; past ones follow, the newest first.",
        {
          terms: {
            Team: "[[Add Team]] takes a name, and the league where the season has several; while [[Short name]] and [[Code]] are empty, they show what is used instead; [[Color]] is the color of the jersey with the code that stands beside the team's name; under [[Crest]] of a saved team, [[Choose Picture]] takes an SVG or a PNG of at most 100 KB and [[Use This Crest]] puts it in place of the jersey; division, captain, places and IR slots can follow. A tap on a team's name shows its players.",
            Player:
              "[[Add Player]] takes a name and a number. In [[Edit Player]] a player moves to another team or is taken off the active list. What was played for the former team stays there.",
            Game: "[[Add Game]] takes two teams of a league and a day. Day and time are those of the league, wherever you are. Once somebody has collected, the teams of a game stay as they are.",
            Result:
              "For a game that nobody collects: [[Final score]], [[Forfeit]] with its winner, [[Cancelled]] or [[Postponed]]. A final score counts at once, without a roster. A game that somebody has collected asks first.",
          },
        },
        "Nothing is erased: [[Archive]] takes a team or a game out of every list, and [[Restore]], under [[Show archived]], brings it back.",
      ],
    },
    {
      id: "jersey-numbers",
      title: "Correct a jersey number",
      blocks: [
        "On the page [Teams](teams) press [[Edit]] beside the player. At the field it is quicker in the roster dialog: tap a player's number, type the new one, 0 to 99, and leave the field. A number that a teammate wears is refused, and free ones are suggested. The change counts at once on your device and reaches the others with the next connection.",
      ],
    },
  ],
};
