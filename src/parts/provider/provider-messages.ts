/** Several admin screens share these texts (A §8; the label follows D3). */
export const providerMessages = {
  simulated: "Simulated",
  simulatedText: (label: string) =>
    `The ${label} of this demo is simulated: its leagues are made up, and nobody outside is asked.`,
  notChosenTitle: (label: string) => `No ${label} is set up`,
  notChosenText:
    "This server has no league provider, so nothing can be read from one. Whoever runs the server sets PROVIDER_URL, PROVIDER_SITE and PROVIDER_TOKEN. Everything can be entered by hand or imported from a spreadsheet meanwhile.",
  headings: {
    configuration: "Configuration Error",
    connection: "Connection Error",
    sync: "Sync Failed",
    import: "Import Failed",
  },
  waitNote: "The server or its connection may be busy. Please wait a few minutes and try again.",
  tips: "Troubleshooting Tips",
  connectionTips: [
    "Wait 2-3 minutes, then try again. The league provider may be slow or down for a moment.",
    "Check the network connection of this device.",
    "Check that the website of the league provider opens in another tab.",
    "If it keeps failing, API Debug & Verification says which part does not answer.",
  ],
  configurationTips: [
    "Check the League ID on the website of the league provider.",
    "Ask whoever runs the server to check PROVIDER_URL, PROVIDER_SITE and PROVIDER_TOKEN.",
    "API Debug & Verification says which of them is missing or refused.",
  ],
  times: (text: string, count: number) => `${text} (${count} times)`,
  more: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
} as const;

export const runMessages = {
  kinds: {
    all: "Sync All Data",
    status: "Status refresh",
    teams: "Teams & Players",
    games: "Games & Schedule",
    standings: "Standings",
    divisions: "Divisions",
    import: "Import",
    daily: "Daily sync",
  },
  planTitle: "What this sync will change",
  planNothingYet: "Nothing is changed before you apply it.",
  planOf: (what: string, when: string) => `${what} · read ${when}`,
  nothing: "Nothing to change",
  unchanged: (steps: number) => `${steps} steps without a change`,
  nothingText: "Everything here is as the league provider says.",
  allStopped: "Nothing could be read",
  apply: (rows: number) => (rows === 1 ? "Apply 1 Change" : `Apply ${rows} Changes`),
  showAnswers: "Show What That Changes",
  showAnswersText: "Your answers change the plan. Look at it once more before it is applied.",
  readAgain: "Try Again",
  discard: "Discard",
  questions: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  unanswered: "What is not answered stays as it is.",
  rows: (count: number) => (count === 1 ? "1 row" : `${count} rows`),
  stopped: "Stopped",
  waits: "Waits for you",
  problems: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  problemList: "Warnings",
  warningsAbove: (count: number) => (count === 1 ? "1 warning above" : `${count} warnings above`),
  gone: (gone: number, of: number, thing: string) =>
    `${gone} of ${of} ${thing} are gone from what the league provider lists – go on anyway?`,
  goneText:
    "That much rarely changes at once, so its answer may be wrong. Nothing of this step is applied until you agree.",
  goOn: "Go on anyway",
  goneAgreed: (gone: number, of: number, thing: string) =>
    `${gone} of ${of} ${thing} are gone, and you agreed to go on.`,
  actions: {
    add: "Added",
    change: "Changed",
    restore: "Back",
    archive: "Archived",
    ask: "Question",
  },
  inactive: "Set inactive",
  asks: {
    entered_by_hand: (name: string) =>
      `${name} was entered by hand and looks the same. Is it the same one?`,
    moved:
      "The league provider has this game under a new id and on another day. Is it the same game?",
  },
  decide: (name: string) => `Decide about ${name}`,
  decisions: { open: "Leave for now", same: "The same", different: "Another one" },
  /** Stands between the values of a field. */
  arrow: "→",
  planning: "Comparing with the league provider...",
  applying: "Applying the changes...",
  upTo: "A sync may take up to 2 minutes.",
  seconds: (seconds: number) => (seconds < 1 ? "under\u00a01\u00a0s" : `${seconds}\u00a0s`),
  done: (done: number, rows: number) => `${done} of ${rows} ${rows === 1 ? "row" : "rows"}`,
  progress: "Rows applied",
  step: (step: string) => `Step: ${step}`,
  cancel: "Cancel",
  cancelling: "Cancelling after this step...",
  runBy: (what: string, who: string, since: string) =>
    `${what} is running since ${since}, started by ${who}.`,
  planBy: (who: string, since: string) => `${who} has this plan open since ${since}.`,
  server: "the server",
  somebody: "another admin",
  outcomes: {
    succeeded: "Succeeded",
    partial: "Partly done",
    failed: "Failed",
    cancelled: "Cancelled",
    running: "Running",
    planned: "Planned",
  },
  cancelledText: "What was written before the cancel stays.",
  asked: (count: number) =>
    count === 1 ? "1 row waits for an answer" : `${count} rows wait for an answer`,
  notApplied: "not applied: it waits for an answer",
  stoppedText: "not applied: the answer could not be used",
  left: (count: number) => (count === 1 ? "1 row left as it is" : `${count} rows left as they are`),
  errors: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
} as const;
