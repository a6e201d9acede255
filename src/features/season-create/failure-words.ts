import type { ImportRefused } from "../../domain/provider/run/season-import.ts";

export interface ImportProblem {
  readonly code: string;
  readonly message: string;
  readonly refused: ImportRefused;
}

interface ProblemWords {
  readonly heading: string;
  readonly text: string;
  /** The server's own text, if it differs from ours. */
  readonly said: string | null;
  readonly hints: readonly string[];
}

const HEADINGS = {
  configuration: "Configuration Error",
  connection: "Connection Error",
  failed: "Import Failed",
} as const;

const SETTINGS =
  "Check PROVIDER_URL, PROVIDER_SITE and PROVIDER_TOKEN on the server; API Debug & Verification tests them.";
const WAIT = "Wait 2-3 minutes and try again.";
const CHECK_ID = "Verify the League ID: it is the number in the address of the league's own page.";
const NOT_TWICE = "Nothing is imported twice: the same import goes on where it stands.";

interface Entry {
  readonly heading: keyof typeof HEADINGS;
  /** Null shows the server's text. */
  readonly text: string | null;
  readonly hints: readonly string[];
}

/** Keyed by the codes of docs/provider.md and by those of calls without an answer (A §8). */
const WORDS: Readonly<Record<string, Entry>> = {
  provider_not_chosen: {
    heading: "configuration",
    text: "The credentials of the league provider are missing.",
    hints: [SETTINGS],
  },
  provider_refused: { heading: "configuration", text: null, hints: [SETTINGS] },
  provider_unreachable: {
    heading: "connection",
    text: "Unable to connect to the league provider.",
    hints: [WAIT, "Open the league provider's own website: is it there?", SETTINGS],
  },
  provider_rate_limited: {
    heading: "connection",
    text: "Too many requests.",
    hints: ["Wait a few minutes and try again."],
  },
  over_request_rate_limit: {
    heading: "connection",
    text: "Too many requests.",
    hints: ["An admin may ask the league provider 60 times a minute."],
  },
  network: {
    heading: "connection",
    text: "Unable to connect to the server.",
    hints: ["Check your network connection and try again.", NOT_TWICE],
  },
  offline: {
    heading: "connection",
    text: null,
    hints: ["Check your network connection and try again.", NOT_TWICE],
  },
  not_begun: {
    heading: "connection",
    text: "The import did not begin, and nothing was created.",
    hints: ["Try again."],
  },
  provider_bad_request: { heading: "failed", text: null, hints: [CHECK_ID] },
  no_league: { heading: "failed", text: null, hints: [CHECK_ID] },
  imported_already: {
    heading: "failed",
    text: "A league can be imported once, and this one is already here.",
    hints: ["Open its season: Sync All reads it again."],
  },
  in_deleted_season: {
    heading: "failed",
    text: "This league belongs to a deleted season.",
    hints: [
      "Restored, the season comes back with everything that was collected in it.",
      "Imported anew, the league begins without it, and the deleted season can no longer be restored.",
    ],
  },
  name_taken: {
    heading: "failed",
    text: "Two of these leagues have the same name and could not be told apart in one season.",
    hints: ["Choose one season each."],
  },
  id_reused: {
    heading: "failed",
    text: "This season has been deleted or changed since the import began.",
    hints: ["Begin a new import."],
  },
};

const CONNECTION = [
  "provider_timeout",
  "provider_connection",
  "provider_failed",
  "provider_unreadable",
  "unexpected_failure",
];
const OTHER: Entry = { heading: "failed", text: null, hints: ["Try again.", WAIT] };
const BROKEN: Entry = {
  heading: "connection",
  text: "Unable to connect to the league provider.",
  hints: [WAIT],
};

/** An import's failure in the specified words (A §8). */
export function importProblemWords({ code, message, refused }: ImportProblem): ProblemWords {
  const { heading, text, hints } = WORDS[code] ?? (CONNECTION.includes(code) ? BROKEN : OTHER);
  const unknown = (refused?.leagues ?? []).map(({ leagueId }) => leagueId);
  const own = code === "no_league" ? notFound(unknown) : text;
  const hasSaid = own !== null && message !== "" && message !== own;
  return {
    heading: HEADINGS[heading],
    text: own ?? message,
    said: hasSaid ? message : null,
    hints,
  };
}

function notFound(ids: readonly string[]): string {
  return ids.map((id) => `League ID ${id} not found`).join(", ");
}
