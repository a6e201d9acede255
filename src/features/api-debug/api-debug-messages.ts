import type { Diagnosis } from "../../domain/provider/debug/diagnose.ts";
import type { SettingState } from "../../domain/provider/debug/provider-test.ts";

const settings: Readonly<Record<SettingState, string>> = {
  set: "Set",
  missing: "Missing",
  no_address: "No web address",
  not_https: "Not https: the token would travel in the open",
  has_path: "Has a path that the server adds by itself",
  quoted: "Has quotation marks around it",
  has_space: "Has a space or a line break in it",
};

const diagnoses: Readonly<Record<Diagnosis, { readonly title: string; readonly text: string }>> = {
  not_chosen: {
    title: "No league provider is set up on this server.",
    text: "Seasons are entered by hand, copied or imported from spreadsheets, and the daily sync is off. To connect one, set PROVIDER_URL, PROVIDER_SITE and PROVIDER_TOKEN on the server and start it again.",
  },
  incomplete: {
    title: "The league provider is half set up.",
    text: "PROVIDER_URL, PROVIDER_SITE and PROVIDER_TOKEN go together. Set what is missing on the server and start it again.",
  },
  malformed: {
    title: "A setting does not look right.",
    text: "Mend it on the server, start the server again and run the tests once more.",
  },
  refused: {
    title: "The league provider refuses the site or the token.",
    text: "It was reached, so the address is right. Check PROVIDER_SITE and PROVIDER_TOKEN: the token may have run out, or belong to another site.",
  },
  unreachable: {
    title: "The server cannot reach the league provider.",
    text: "PROVIDER_URL may have a typing error, or the server may be kept from calling other computers.",
  },
  timed_out: {
    title: "The league provider did not answer in time.",
    text: "Wait a few minutes and run the tests again. If it stays so, ask the provider.",
  },
  broken_off: {
    title: "The connection broke off in the middle of an answer.",
    text: "Wait a few minutes and run the tests again. If it stays so, something between server and provider cuts long answers.",
  },
  page: {
    title: "A web page came instead of data.",
    text: "Either the provider shows a maintenance page, or PROVIDER_URL is the address of its website and not of its API.",
  },
  unreadable: {
    title: "The answer is not data that can be read.",
    text: "It is cut short, too long, or sent on to another address. Check PROVIDER_URL, and run the tests again in a few minutes.",
  },
  unknown_league: {
    title: "The league provider answers, but not with this league.",
    text: "Check the League ID. Without one the tests ask for the list of leagues; if that is empty too, the site in PROVIDER_SITE has no leagues.",
  },
  limited: {
    title: "The league provider wants fewer requests.",
    text: "Wait a few minutes before the next test or sync.",
  },
  failed: {
    title: "The league provider has a failure of its own.",
    text: "Nothing needs to be changed here. Try again in a few minutes.",
  },
  own_limit: {
    title: "You have asked more than 60 times in a minute.",
    text: "This is our own limit, not the provider's. Wait a minute and run the tests again.",
  },
  not_passed_on: {
    title: "This address does not pass requests on to the server.",
    text: "The server reaches the provider, but /api/leaguelab of this address is answered by something else. Check how the host is set up, and that the function leaguelab is deployed.",
  },
  no_answer: {
    title: "Our own server did not answer.",
    text: "Check this device's connection and run the tests again.",
  },
  unsteady: {
    title: "One of two requests went through.",
    text: "The set-up is right; the provider or the way to it is unsteady. A sync tries again by itself and stops a step that gets no answer.",
  },
  slow: {
    title: "The league provider is slow.",
    text: "An answer took more than 5 seconds. A sync asks four times for each league and may take its full two minutes.",
  },
  simulated: {
    title: "Everything works, with the simulated provider.",
    text: "The demo league has a simulated league provider on this server. Nothing of it comes from a real one.",
  },
  works: {
    title: "Everything works.",
    text: "The server reaches the league provider, and this address passes requests on.",
  },
};

export const apiDebugMessages = {
  title: "API Debug & Verification",
  lead: "Three tests of the way to the league provider. They run on the server and never show a secret.",
  deniedText: "You need admin privileges to test the league provider.",
  loading: "Checking the configuration...",
  failedTitle: "Failed to check the configuration",
  offlineText: "The tests need a network connection.",
  offlineNote: "No network: the tests can run again when there is one.",
  form: {
    title: "Run Tests",
    leagueId: "League ID",
    placeholder: "85770",
    hint: "Optional. Empty, the tests ask for the list of leagues.",
    wrong: "A League ID has 1 to 12 digits.",
    submit: "Run Tests",
    busy: "Running Tests...",
  },
  steps: {
    configuration: {
      title: "Configuration Check",
      text: "Which settings the server has, without their values.",
    },
    direct: {
      title: "Direct API Test",
      text: "The server asks the league provider once and waits up to 30 seconds.",
    },
    proxy: {
      title: "Proxy Test",
      text: "The same question through /api/leaguelab of this address, up to 45 seconds.",
    },
  },
  outcomes: {
    passed: "Passed",
    failed: "Failed",
    running: "Running",
    waiting: "Not run yet",
    skipped: "Skipped",
  },
  seconds: (seconds: number) => `${seconds} s`,
  skipped: "Not run: the configuration has to be right first.",
  settings,
  facts: {
    label: "Named",
    firstTeam: "First team of a game",
    visitor: "Visitor",
    home: "Home",
    status: "Answer",
    noStatus: "None",
    took: "Time",
    content: "Content",
    leagues: "Leagues",
    noList: "No list",
  },
  status: (status: number) => `HTTP ${status}`,
  took: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
  formats: { json: "JSON", page: "Web page", text: "Text", nothing: "Nothing" },
  sized: (format: string, bytes: number | null) =>
    bytes === null
      ? format
      : bytes < 1_000
        ? `${format}, ${bytes} bytes`
        : `${format}, ${(bytes / 1_000).toFixed(1)} kB`,
  summary: "Results Summary",
  diagnosis: "Diagnosis",
  noDiagnosis: "Run the tests to get a diagnosis.",
  diagnoses,
} as const;
