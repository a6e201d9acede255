/** What `select` answers: rows, nothing, or a refusal (42501). */
export type Reading = "rows" | "empty" | "refused";

/** The identities of security.md that reach the database; tokens are judged before it. */
export const READERS = [
  "anonymous",
  "unconfirmed",
  "plain user",
  "poisoned metadata",
  "disabled",
  "admin",
  "service",
] as const;
export type Reader = (typeof READERS)[number];

type Row = Readonly<Record<Reader, Reading>>;

function reading(
  anonymous: Reading,
  unconfirmed: Reading,
  user: Reading,
  admin: Reading = "rows",
): Row {
  return {
    anonymous,
    unconfirmed,
    "plain user": user,
    "poisoned metadata": user,
    disabled: unconfirmed,
    admin,
    service: "rows",
  };
}

const PUBLIC = reading("rows", "rows", "rows");
const MEMBERS = reading("refused", "empty", "rows");
const ADMINS = reading("refused", "empty", "empty");
/** Own rows: the readers of the test own none of the others' reports. */
const OWN = reading("refused", "empty", "empty", "empty");

/** Every table and view of the API. A relation that is not listed fails the test. */
export const READING: Readonly<Record<string, Row>> = {
  app_settings: PUBLIC,
  audit_log: ADMINS,
  command_receipts: OWN,
  feedback_reports: ADMINS,
  game_cards: PUBLIC,
  game_events: MEMBERS,
  game_rosters: PUBLIC,
  game_stats: PUBLIC,
  games: PUBLIC,
  held_events: MEMBERS,
  import_batches: ADMINS,
  leagues: PUBLIC,
  player_aliases: PUBLIC,
  player_suspensions: MEMBERS,
  players: PUBLIC,
  public_profiles: MEMBERS,
  scoring_profiles: PUBLIC,
  scoring_values: PUBLIC,
  seasons: PUBLIC,
  stat_corrections: MEMBERS,
  stat_events: PUBLIC,
  sync_runs: ADMINS,
  team_contacts: MEMBERS,
  team_game_stats: PUBLIC,
  team_games: PUBLIC,
  teams: PUBLIC,
  unsportsmanlike_penalties: ADMINS,
  // Everybody with an account reads their own row.
  user_profiles: reading("refused", "rows", "rows"),
};

/** What the server functions may write beside the RPCs; nobody else writes anything. */
export const SERVICE_WRITES: Readonly<Record<string, readonly string[]>> = {
  leagues: ["insert", "update"],
  players: ["insert", "update"],
  seasons: ["insert", "update"],
  sync_runs: ["insert", "update"],
  team_contacts: ["insert", "update"],
  teams: ["insert", "update"],
};

/** Every function a role may execute; what is not listed, nobody may. */
const CHECKS = [
  "private.is_admin",
  "private.is_member",
  "private.is_server",
  "private.may_collect",
  "private.public_browsing",
  "private.require_admin",
  "private.require_collector",
  "private.require_member",
];
const CALLS = [
  "private.held_events_for_game",
  "private.known_event_ids",
  "private.pull_game_events",
  "private.push_game_events",
  "private.resolve_held",
  "private.set_jersey_number",
  "private.verify_totals",
  "public.apply_held_events",
  "public.dismiss_held_events",
  "public.held_events_for_game",
  "public.known_event_ids",
  "public.pull_game_events",
  "public.push_game_events",
  "public.set_jersey_number",
  "public.verify_totals",
];

export const EXECUTION: Readonly<Record<string, readonly string[]>> = {
  anon: CHECKS,
  authenticated: [...CALLS, ...CHECKS].sort(),
  service_role: [...CALLS, ...CHECKS].sort(),
  public: [],
};
