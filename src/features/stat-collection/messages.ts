import type { DefensiveTouchdownWay } from "../../domain/game/decide/decide-stat.ts";
import { PLAY_BUTTONS, PLAYS, STAT_BUTTONS, type StatButton } from "../../domain/game/plays.ts";
import type { TeamNames } from "../../domain/season/team-names.ts";
import { isolated } from "../../domain/shared/isolated.ts";

type ShownTeam = Pick<TeamNames, "code"> & { readonly name: string };

const help = [
  { title: "Stat first", text: "Tap the stat, then the team, then the player." },
  { title: "Player first", text: "Tap a jersey, then the stat. It saves one or two taps." },
  {
    title: "A mistake",
    text: "Undo Last takes back the newest entry for 10 seconds. Later, use Edit or Delete in the feed.",
  },
  {
    title: "Filled and outlined",
    text: "Filled buttons change the score; outlined ones do not.",
  },
  {
    title: "A player you do not know",
    text: "Add player puts a walk-on on the roster. Unknown player keeps the score right.",
  },
  {
    title: "Score Together",
    text: "Tap the pill that says “All saved”, then Score Together: a second phone scans the code and scores the same game. Without an account it needs a game pass; where you cannot make one, an admin does.",
  },
  {
    title: "No network",
    text: "Everything works. Entries are kept on this device and sent when the network is back.",
  },
] as const;

const keys = {
  title: "Keyboard",
  label: "Score with letters and digits",
  on: "Letters and digits score",
  off: "Off: letters and digits do nothing",
  /** Each key with what it does. */
  list: [
    ...STAT_BUTTONS.map((stat) => [PLAY_BUTTONS[stat].key, buttonName(stat)] as const),
    ["0–9", "a jersey"],
    ["V", "the visitors’ jersey"],
    ["H", "the home team’s jersey"],
    ["U", "Undo Last"],
    ["←→", "along the jerseys"],
  ] as const,
  /** Only in a game that keeps one. */
  clock: ["C", "the game clock"],
  examples: [
    ["22K", "a tackle of number 22"],
    ["11TP4", "a pass touchdown: 4 threw, 11 caught"],
    ["U", "the newest entry is taken back"],
  ] as const,
  notes: [
    "If both teams have a number, it means the team whose V or H you pressed last, at first the visitors. Press V or H after the number to change the team.",
    "For a player without a number, Tab goes to a team’s jerseys, the arrow keys go along them, and Enter chooses one.",
  ],
};

function buttonName(stat: StatButton): string {
  return stat === "touchdown" ? "TOUCHDOWN" : PLAYS[stat].name;
}

/** Every text of the collecting screens; those in quotation marks in P §2–§9 are exact (D2). */
export const messages = {
  bar: {
    label: "Game",
    back: "Back",
    adjustRoster: "Adjust Roster",
    viewScoreboard: "View Scoreboard",
    bigScreen: "Big Screen",
    finalizeGame: "Finalize Game",
    finalizing: "Finalizing...",
  },
  score: {
    auto: "Live Score • Auto-calculated from stats",
    visitor: "Visitor",
    home: "Home",
    of: (team: string, points: number) => `${team}: ${points}`,
  },
  timeouts: {
    group: (team: string) => `Timeouts of ${team}`,
    marker: (team: string, number: number, isUsed: boolean) =>
      `${team}: timeout ${number} of 4${isUsed ? ", used" : ""}`,
    giveBack: (team: string) => `Give the last timeout back to ${isolated(team)}?`,
    giveBackYes: "Give Back",
    giveBackNo: "Cancel",
    noneLeft: "All four timeouts are used.",
    used: (team: string, used: number) => `Timeout ${team}, ${used} of 4 used`,
    returned: (team: string, used: number) => `Timeout given back to ${team}, ${used} of 4 used`,
  },
  save: {
    automatic: "Changes will be saved automatically",
    saving: "Saving changes...",
    lastSaved: (time: string) => `Last saved: ${time}`,
    saveNow: "Save Now",
  },
  feed: {
    title: "Live Stat Feed",
    empty: "No stats recorded yet",
    emptyHint: "Tap a stat button below to begin",
    close: "Back to the Stats",
    /** The pressed filter stays when its last entry was mended, and says that none is left. */
    filters: {
      "without-player": (count: number) =>
        count === 0
          ? "Every entry has its player"
          : `${count === 1 ? "1 entry" : `${count} entries`} without a player`,
      doubles: (count: number) =>
        count === 0 ? "No possible double entries" : `${count} possible double entries`,
    },
    undo: "Undo Last",
    undone: (what: string) => `Undone: ${what}`,
    edit: "Edit",
    delete: "Delete",
    deleteQuestion: (stat: string, player: string) => `Delete ${stat} for ${player}?`,
    cancel: "Cancel",
    saving: "Saving on this device",
    failed: "Not saved on this device",
    refused: "Not accepted",
    double: "Possible double entry",
    doubleBriefly: "Double?",
  },
  stats: {
    label: "Stats",
    button: buttonName,
  },
  players: {
    label: "Players",
    checkedIn: (count: number) => `${count} checked in`,
    /** Begins with the codes that the button shows (WCAG 2.5.3). */
    switchTeam: (shown: ShownTeam, other: ShownTeam) =>
      `${shown.code} ${other.code}: players of ${shown.name}; switch to ${other.name}`,
    chooseStat: "choose a stat",
    clear: (player: string) => `Clear ${player}`,
  },
  sheets: {
    selectTeam: "Select Team",
    selectPlayer: (team: string) => `Select Player - ${team}`,
    selectPasser: (team: string) => `Select Passer - ${team}`,
    selectReceiver: (team: string) => `Select Receiver - ${team}`,
    touchdownType: "Touchdown Type",
    passHint: "passer, then receiver",
    rushHint: "one player",
    extraPointType: "Extra Point Type",
    points: (points: number) => (points === 1 ? "1 point" : `${points} points`),
    defensiveType: "Defensive TD Type",
    returns: {
      interception_return: "Interception return",
      fumble_return: "Fumble return",
      conversion_return: "Conversion return",
    } satisfies Record<DefensiveTouchdownWay, string>,
    /** D26 */
    returnHints: {
      interception_return: "+6 · 8 FP",
      fumble_return: "+6 · 8 FP",
      conversion_return: "+2 · 2 FP",
    } satisfies Record<DefensiveTouchdownWay, string>,
    addPlayer: "Add player",
    addPlayerTitle: (team: string) => `Add player - ${team}`,
    jerseyNumber: "Jersey number",
    playerName: "Name (optional)",
    addAnyway: "Add Anyway",
    caught: (player: string) => `${player} caught it`,
    threw: (player: string) => `${player} threw it`,
    nobodyListed: "Nobody is checked in for this team yet.",
  },
  /** Inline jersey numbers (P §5, the collection side's wording). */
  jersey: {
    range: "Jersey number must be between 0-99",
    rangeShort: "Jersey number must be 0-99",
    invalid: "Invalid jersey number",
    failed: "Failed to save. Please try again.",
    saved: "Saved",
    edit: (player: string) => `Edit jersey number of ${player}`,
    field: (player: string) => `Jersey number of ${player}`,
    /** The free numbers follow as buttons. */
    taken: (number: string, hasFree: boolean) =>
      `#${number} is already taken${hasFree ? ". Try" : ""}`,
  },
  repeat: {
    entry: (stat: string, who: string) => `${stat} for ${who}`,
    question: (entry: string) => `${entry} was recorded a moment ago. Record it again?`,
    again: "Record Again",
    once: "Only Once",
  },
  edit: {
    title: "Edit Stat Entry",
    stat: "Stat",
    team: "Team",
    player: "Player",
    passer: "Passer",
    receiver: "Receiver",
    type: "Type",
    choose: "Choose…",
    cancel: "Cancel",
    save: "Save Changes",
    saving: "Saving...",
    alike: {
      defensive_touchdown: `${PLAYS.defensive_touchdown.name} (+6)`,
      returned_conversion: "CONVERSION RETURN (+2)",
    },
  },
  failures: {
    deleting: "Error: Could not save changes after deleting the stat. Please try again.",
    progress: "Failed to save current progress. Please try again.",
    finalize: "Failed to finalize game. Please try again.",
    reset: "Failed to reset the game. Please check the console and try again.",
    stats: "Failed to save stats. Please try again.",
  },
  screen: {
    title: (visitor: string, home: string) =>
      `Collect Stats: ${isolated(visitor)} at ${isolated(home)}`,
    loading: "Loading game...",
    notFound: "Game not found",
    notFoundWhy: "It may have been removed, or the address is not complete.",
    notRead: "Failed to load game",
    notReadWhy: "This game is not on this device yet, and the server could not give it.",
    notOnDevice:
      "This game is not on this device yet. Connect once to load it, then it works without a network.",
    otherGame: "Your game pass is for another game",
    otherGameWhy: "Ask an organizer for a pass for this one, and open it on this phone.",
    privateWindow:
      "This looks like a private window.\nWhat it has not sent is gone when it closes. Better collect in a usual window, or leave this one open until it says “All saved”.",
    backToGames: "Back to Games",
    help: "Help",
    needHelp: "Need Help?",
  },
  help,
  keys,
} as const;
