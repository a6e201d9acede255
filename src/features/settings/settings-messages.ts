import type { Limit, Settings } from "../../domain/access/settings.ts";

interface ChoiceWords<Value extends string> {
  readonly title: string;
  readonly lead: string;
  readonly options: Readonly<Record<Value, { readonly label: string; readonly text: string }>>;
}

export type ChoiceName = "publicBrowsing" | "collectors" | "gamePasses" | "captainsConfirm";

/** The switches with a few values each, in the order of the page. */
const choices: { readonly [Name in ChoiceName]: ChoiceWords<Settings[Name]> } = {
  publicBrowsing: {
    title: "Public browsing",
    lead: "Contact data and private notes are never public.",
    options: {
      all: {
        label: "All seasons",
        text: "Everybody can read games, teams, players and statistics without an account.",
      },
      live_season: {
        label: "The live season only",
        text: "Without an account, only the season on the stats widget can be read.",
      },
      off: {
        label: "Nothing without an account",
        text: "The app asks everybody to sign in. The stats widget still shows its season.",
      },
    },
  },
  collectors: {
    title: "Who may collect stats",
    lead: "Reading is not affected.",
    options: {
      open: {
        label: "Everybody with an account",
        text: "Whoever has confirmed their email address may collect and correct stats.",
      },
      approved: {
        label: "Approved collectors",
        text: "Only people marked as collectors in User Management, and admins.",
      },
    },
  },
  gamePasses: {
    title: "Game passes",
    lead: "A pass ends with the day after its game. Switching off ends all of them at once.",
    options: {
      off: { label: "Off", text: "Only people with an account collect stats." },
      admins: {
        label: "Admins make passes",
        text: "A link or QR code lets somebody without an account collect one game.",
      },
      collectors: {
        label: "Admins and approved collectors make passes",
        text: "Approved are the people marked as collectors in User Management.",
      },
    },
  },
  captainsConfirm: {
    title: "Captains confirm",
    lead: "Each captain reads score and figures and agrees or leaves a note. A disagreement comes to the admins' desk.",
    options: {
      off: { label: "Off", text: "A game is finalized without the captains." },
      optional: {
        label: "Offered",
        text: "Whoever finalizes can hand the phone to each captain first.",
      },
      asked: {
        label: "Asked for",
        text: "The captains come first, and can be skipped. The game can always be finalized.",
      },
    },
  },
};

const limits: Readonly<Record<Limit, { readonly label: string; readonly hint: string }>> = {
  eventsPerGame: {
    label: "Entries per game",
    hint: "1,000 to 1,000,000. A busy game has about 400.",
  },
  walkOnsPerGame: {
    label: "Walk-ons per game",
    hint: "0 to 1,000. Players who are not on a roster and were added at the game.",
  },
  pushesPerMinute: {
    label: "Uploads per account and minute",
    hint: "10 to 100,000. A phone at a game uploads at most 20 times a minute.",
  },
  pushBytesPerMinute: {
    label: "Megabytes per account and minute",
    hint: "4 to 2,000. A whole game is about 0.2 megabytes.",
  },
};

export const settingsMessages = {
  title: "Settings",
  lead: "What the whole installation allows. Saved changes count at once, for everybody.",
  loading: "Loading settings...",
  failedTitle: "Failed to load settings",
  deniedText: "You need admin privileges to access settings.",
  offlineText: "Settings can be seen and changed only with a network connection.",
  offlineNote: "No network: nothing can be changed now.",
  choices,
  domainTitle: "Admin email domain",
  domainLead:
    "Whoever confirms an email address of exactly this domain becomes an admin. Only use a domain that nobody outside your association can have an address of. Accounts that exist already are not changed; roles given by hand stay.",
  domain: "Domain",
  domainHint: "Like league.example. Empty: nobody becomes an admin by their address.",
  domainWrong: "Enter a domain like league.example, without a name before it.",
  domainQuestion: (domain: string) =>
    `Make an admin of everybody who confirms an address at ${domain}?\n\nAdmins may change everything. Never use the domain of a public mail service.`,
  domainYes: "Use This Domain",
  limitsTitle: "Limits",
  limitsLead:
    "They keep one account from stopping the others. An honest game meets none of them; what a limit holds back stays on the phone and is sent again.",
  limits,
  limitWrong: "Enter a whole number within these bounds.",
  megabytes: (count: string) => `${count} MB`,
  zoneTitle: "League time zone",
  zoneLead:
    "Where the league plays. It decides which day it is on the field, for example since when a player is injured. Days and times of games are the league's own and never change with it.",
  zone: "Time zone",
  save: "Save Settings",
  saving: "Saving...",
  saved: "Settings saved.",
  allSaved: "All changes are saved.",
  unsaved: "Not saved yet.",
  changesTitle: "Last changes",
  noChanges: "Nobody has changed a setting yet.",
  theServer: "The server",
  somebody: "Somebody without a name",
  noDomain: "none",
} as const;
