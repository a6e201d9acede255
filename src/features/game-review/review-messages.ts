import type { EntryFlag } from "../../domain/game/entry-flags.ts";
import type { PayloadByType, Score } from "../../domain/game/events.ts";
import type { RefusedTransition } from "../../domain/review/refused-transition.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { captainsMessages } from "../../parts/captains/captains-messages.ts";

const points = ({ visitor, home }: Score) => `${visitor}–${home}`;
const entries = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts in quotation marks in P §2–§9 are exact (D2). */
export const reviewMessages = {
  page: "Game review",
  title: (visitor: string, home: string) => `${isolated(visitor)} at ${isolated(home)}`,
  result: (visitor: string, visitorScore: number, home: string, homeScore: number) =>
    `${isolated(visitor)} ${visitorScore} – ${isolated(home)} ${homeScore}`,
  onPaper: (url: string) => `Every play and both rosters: ${url}`,
  share: {
    action: "Share",
    copied: "Link copied",
    here: (url: string) => `This is the link of the game:\n\n${url}`,
  },
  signIn: {
    action: "Sign In",
    hint: "Keeping the stats of this game?",
    hidden: "Some games show only after you sign in.",
  },
  loading: "Loading game...",
  back: "Back to Games",
  /** Errors show "Error: ..." (P §2). */
  error: (message: string) => `Error: ${message}`,
  notFound: "Game not found",
  noSuchGame: "There is no game at this address.",
  notRead: "Failed to load game",
  notReadWhy: "This game is not on this device yet, and the server could not give it.",
  notOnDevice:
    "This game is not on this device yet. Connect once to load it, then it works without a network.",
  timeToCome: "Time to be announced",
  log: {
    loading: "Loading the plays of this game...",
    notHere:
      "The plays of this game are not on this device yet. Connect once to load them; the score above is what the schedule says.",
    late: "The plays of this game could not be loaded yet.",
    incomplete: "The server has newer entries of this game. They are shown when you are online.",
    retry: "Try Again",
  },
  score: {
    final: "Final score",
    live: "Live score",
    visitor: "Visitor",
    home: "Home",
    won: "won",
    forfeited: "won by forfeit",
    tie: "Tie game",
    edit: "Edit Final Scores",
    reopen: "Re-open for Stat Collection",
    resume: "Continue Stats",
    start: "Collect Stats",
    reset: "Reset Game",
    resetting: "Resetting...",
    resetOffline:
      "You are offline. Everything on this page works, only Reset Game needs a connection.",
    save: "Save Scores",
    saving: "Saving...",
    field: (team: string) => `Score of ${team}`,
    editHint: (computed: Score, isOpen: boolean) =>
      `The recorded stats give ${points(computed)}. A score that is set here is shown everywhere${
        isOpen ? "; the game stays open until it is finalized." : " and counts in the standings."
      }`,
    editHintEmpty: "A score that is set here counts everywhere, with or without recorded stats.",
    editHintEnding:
      "No stats are recorded, so the score makes the game final and counts everywhere. Re-open for Stat Collection undoes it.",
    editHintOff: {
      forfeit:
        "This game is marked as a forfeit, so a score counts nowhere until an admin takes that back.",
      cancelled:
        "This game is marked as cancelled, so a score counts nowhere until an admin takes that back.",
      postponed:
        "This game is marked as postponed, so a score counts nowhere until an admin takes that back.",
    },
    saved: "Final scores saved",
    overridden: (computed: Score) => `Set by hand. The recorded stats give ${points(computed)}.`,
    overriddenAlike: "Set by hand, the same as the recorded stats give.",
    takeRecorded: (computed: Score) => `Use ${points(computed)}`,
    providerSays: (label: string, shown: Score) => `${sentence(label)} says ${points(shown)}`,
    recordedGive: (computed: Score) => `The recorded stats give ${points(computed)}.`,
    takeIt: "Use it",
    playersGive: (sum: Score) =>
      `The player statistics add up to ${points(sum)}. Corrections and imports do not change the score.`,
    waiting: (count: number) =>
      count === 1
        ? "1 entry of this game is still on this device and will be sent."
        : `${count} entries of this game are still on this device and will be sent.`,
  },
  failures: {
    scores: "Failed to save score changes. Please try again.",
    reopen: "Failed to reopen game. Please try again.",
    reset: "Failed to reset game. Please try again or contact support.",
    stats: "Failed to save changes. Please try again.",
    held: "The decision could not be saved. Please try again.",
  },
  reopen: {
    /** Playoff games count in no standings (D46). */
    question: (game: string, isPlayoff: boolean) =>
      `Re-open ${game}?\n\nUntil it is finalized again, ${
        isPlayoff ? "" : "the standings leave it out, and "
      }all public pages show it as open, without a winner.`,
    yes: "Re-open",
    no: "Cancel",
  },
  reset: {
    first: (game: string) =>
      `Reset ${game}?\n\nThis clears all rosters and stats of the game, sets the score to 0–0 and marks it as not started.`,
    firstYes: "Continue",
    second: "Are you sure? Everyone who looks at this game will see it empty.",
    secondYes: "Yes, reset it",
    type: "Type RESET in capitals to reset the game.",
    no: "Cancel",
    offline: "Reset Game needs a network connection. Please try again when you are online.",
    wrongWord: "Reset cancelled. Game data has not been modified.",
    done: "Game has been successfully reset! All data has been cleared and the game is ready for fresh stat collection.",
  },
  totals: {
    players: "Players with Stats",
    touchdowns: "Total Touchdowns",
    tackles: "Total Tackles",
  },
  comparison: {
    title: "Team comparison",
    touchdowns: "Touchdowns",
    row: (label: string, visitor: number, home: number) => `${label}: ${visitor} to ${home}`,
  },
  chart: {
    title: "Score progression",
    showTable: "Show table",
    showChart: "Show chart",
    empty: "No scoring plays were recorded for this game.",
    label: (visitor: string, home: string, end: Score, changes: number) =>
      `Score progression: ${visitor} ${end.visitor}, ${home} ${end.home}; ${
        changes === 1 ? "1 lead change" : `${changes} lead changes`
      }`,
    leads: "Solid: visitor leads. Striped: home leads.",
    caption: "In the order of play, timed by scorekeepers' devices.",
    captionClock: "In the order of play, with period and time left where the clock was kept.",
    recorded: (end: Score) => `The chart shows the recorded plays, which end at ${points(end)}.`,
    play: (number: number) => `Play ${number}`,
    columns: { time: "Time", play: "Play" },
  },
  tabs: {
    label: "Statistics",
    players: "Player Statistics",
    timeline: "Play-by-Play Timeline",
  },
  players: {
    fantasy: "Fantasy Pts · Beta",
    edit: (player: string) => `Edit ${player}`,
    editOther: "Edit another player",
    editFirst: "Edit a player",
    editChosen: "Edit",
    none: "No player statistics recorded yet.",
    corrected: "Corrected",
    imported: "Imported",
    exportStats: "Download as a Stat File",
    exported: (rows: number, unknown: number) =>
      `${rows === 1 ? "1 player" : `${rows} players`} saved as a CSV file.${unknown === 0 ? "" : ` Players whom no roster knows are left out: ${unknown}.`}`,
    outdated: "A correction was made from older figures. Please check it.",
    points: (count: number) => `${count} fantasy points`,
  },
  correction: {
    title: (player: string) => `Edit ${player}`,
    lead: "Corrections change this player's and the team's statistics, not the score.",
    categories: { offensive: "Offensive", defensive: "Defensive", special: "Special" },
    more: (label: string) => `One more ${label}`,
    fewer: (label: string) => `One fewer ${label}`,
    exists: (figures: string) => `Corrected figures: ${figures}`,
    moved: "These figures changed while you were editing. Your changes are added to them.",
    saved: (player: string) => `Statistics of ${isolated(player)} saved`,
    save: "Save Changes",
    saving: "Saving...",
  },
  timeline: {
    empty: "No play-by-play data available",
    emptyHint:
      "Event logging started with this feature. Future games will show chronological stat order.",
    list: "Plays in order",
    edited: "Edited",
    imported: "Imported",
    importCorrects: "difference to the plays",
    waiting: "Not sent yet",
    refused: "Not accepted by the server",
    fantasyPoints: "fantasy points",
    score: "Score",
    double: "Possible double entry",
    returns: {
      interception: "interception return",
      fumble: "fumble return",
    },
    flags: {
      no_player: "No player",
      no_passer: "No passer",
      player_not_known: "On no roster",
      team_not_in_game: "Another team",
      other_team: "Plays for another team",
      injured: "On injured reserve",
      suspended: "Suspended",
      unrostered: "Not checked in",
    } satisfies Record<EntryFlag, string>,
  },
  rosters: {
    title: "Rostered Players (Checked In)",
    none: "No rostered players found.",
    overLimit: (count: number) => `${count} are checked in; a roster has at most 20.`,
    timeoutsOver: (team: string, count: number) =>
      `${isolated(team)} used ${count} more ${count === 1 ? "timeout" : "timeouts"} than the four it has.`,
  },
  held: {
    title: "Late entries",
    lead: "These arrived after the game was closed. They do not count until somebody applies them.",
    reasons: {
      held_late: "After the finalize",
      superseded_epoch: "Before the reset",
      orphaned: "While the game was removed",
    } as Readonly<Record<string, string>>,
    apply: "Apply",
    setAside: "Set aside",
    applyOne: (what: string) => `Apply ${what}`,
    setAsideOne: (what: string) => `Set aside ${what}`,
    applyAll: "Apply All",
    setAsideAll: "Set all aside",
    applied: (count: number) => `${entries(count)} applied`,
    settled: (count: number) => `${entries(count)} set aside`,
    offline: "Late entries are kept on the server. This page shows them when you are online.",
    failed: "Late entries could not be read.",
    retry: "Try Again",
  },
  history: {
    title: "History of the game",
    show: "Show",
    hide: "Hide",
    none: "Nothing has been recorded yet.",
    loading: "Loading history...",
    failed: "The history could not be read from this device.",
    waiting: "Not sent yet",
    notAccepted: "Not accepted",
    refused: {
      lead: {
        finalize: "Your Finalize Game did not count.",
        reopen: "Your Re-open did not count.",
        reset: "Your Reset Game did not count.",
      } satisfies Record<RefusedTransition["act"], string>,
      first: {
        finalize: "finalized the game first",
        reopen: "re-opened the game first",
        reset: "reset the game first",
      } satisfies Record<RefusedTransition["act"], string>,
      result: (result: Score) => `with ${points(result)}`,
      here: (result: Score) => `This device had ${points(result)}.`,
      same: "Both results are the same.",
      notAllowed: "The server says that you may not do this.",
      other: "The server did not accept it.",
      seen: "OK",
    },
    what: {
      changed: "Changed",
      removed: "Deleted",
      was: (before: string) => `was ${before}`,
      anEntry: "an entry that is not on this device",
      timeoutUsed: (team: string) => `Timeout ${team}`,
      timeoutReturned: (team: string) => `Timeout given back to ${team}`,
      clockStarted: (shown: string) => `Clock started at ${shown}`,
      clockStopped: (shown: string) => `Clock stopped at ${shown}`,
      clockSet: (shown: string) => `Clock set to ${shown}`,
      rosterAdded: (team: string, count: number) => `${count} checked in for ${team}`,
      rosterRemoved: (team: string, count: number) => `${count} taken off the roster of ${team}`,
      rosterChanged: (team: string) => `Roster of ${team} saved`,
      suspendedPlays: (player: string, reason: string) => `${player} is suspended: ${reason}`,
      walkOn: (player: string, team: string) => `Added ${player} to ${team}`,
      corrected: (player: string) => `Corrected ${player}`,
      correctedByImport: (player: string) => `Corrected ${player} by an import`,
      importUndone: "Took back an import of statistics",
      imported: (count: number) =>
        `Imported statistics of ${count === 1 ? "1 player" : `${count} players`}`,
      overridden: (score: Score) => `Set the final score to ${points(score)}`,
      overrideCleared: "Took back the score set by hand",
      finalized: "Finalized the game",
      reopened: "Re-opened the game",
      reset: "Reset the game",
      captain: ({ side, agrees, name }: PayloadByType["game.confirmed.v1"]) =>
        [
          side === "home" ? "The home captain" : "The visitors' captain",
          ...(name === null ? [] : [isolated(name)]),
          captainsMessages.said(agrees),
        ].join(" "),
      applied: (count: number) => `Applied ${entries(count)} that came late`,
      setAside: (count: number) => `Set ${entries(count)} aside that came late`,
      newer: "Something that this version does not know",
    },
  },
} as const;
