import type { FullLeague } from "../helpers/database/full-league.ts";

/**
 * The rights of every kind of caller on every table, view and function, as data.
 * `rights-over-sql.test.ts` tries each cell inside the database on both engines,
 * `rights-over-http.test.ts` over HTTP with good and bad tokens; both fail for a relation or
 * function without a row here.
 */

/** The callers that reach the database; a bad token is refused before it. */
export const CALLERS = [
  "anonymous",
  "unconfirmed",
  "disabled",
  "temporary password",
  "ended pass",
  "check-in pass",
  "pass holder",
  "plain user",
  "poisoned metadata",
  "collector",
  "admin",
  "service",
] as const;
export type Caller = (typeof CALLERS)[number];

/** The result of `select`: rows, nothing, or a refusal (42501). */
export type Reading = "rows" | "empty" | "refused";
export type ReadingRow = Readonly<Record<Caller, Reading>>;

/** People gain no right by what they write about themselves, so metadata has no column here. */
function reading(
  anonymous: Reading,
  nonMember: Reading,
  member: Reading,
  admin: Reading = "rows",
  passHolder: Reading = nonMember,
): ReadingRow {
  return {
    anonymous,
    unconfirmed: nonMember,
    disabled: nonMember,
    "temporary password": nonMember,
    "ended pass": nonMember,
    "check-in pass": passHolder,
    "pass holder": passHolder,
    "plain user": member,
    "poisoned metadata": member,
    collector: member,
    admin,
    service: "rows",
  };
}

const PUBLIC = reading("rows", "rows", "rows");
const MEMBERS = reading("refused", "empty", "rows");
const ADMINS = reading("refused", "empty", "empty");
/** Readers see their own rows; the callers of the tests own none. */
const OWN = reading("refused", "empty", "empty", "empty");

/** Every table and view, while `public_browsing` is `all`. */
export const RELATIONS: Readonly<Record<string, ReadingRow>> = {
  app_settings: PUBLIC,
  audit_log: ADMINS,
  command_receipts: OWN,
  defensive_mvp_leaders: PUBLIC,
  feedback_reports: ADMINS,
  game_cards: PUBLIC,
  game_events: MEMBERS,
  game_rosters: PUBLIC,
  game_stats: PUBLIC,
  game_summaries: PUBLIC,
  games: PUBLIC,
  held_events: MEMBERS,
  import_batches: ADMINS,
  leagues: PUBLIC,
  offensive_mvp_leaders: PUBLIC,
  player_aliases: PUBLIC,
  player_cards: PUBLIC,
  player_careers: PUBLIC,
  player_games: PUBLIC,
  player_season_stats: PUBLIC,
  // A pass shows who of its game's two teams is suspended (D69).
  player_suspensions: reading("refused", "empty", "rows", "rows", "rows"),
  players: PUBLIC,
  public_profiles: MEMBERS,
  roster_overrides: ADMINS,
  scoring_profiles: PUBLIC,
  scoring_values: PUBLIC,
  season_contacts: MEMBERS,
  season_players: PUBLIC,
  seasons: PUBLIC,
  standings: PUBLIC,
  stat_corrections: MEMBERS,
  stat_events: PUBLIC,
  stat_imports: PUBLIC,
  sheet_import_rows: ADMINS,
  sheet_imports: ADMINS,
  suspension_reviews: ADMINS,
  sync_runs: ADMINS,
  team_cards: PUBLIC,
  team_contacts: MEMBERS,
  team_game_log: PUBLIC,
  team_game_stats: PUBLIC,
  team_games: PUBLIC,
  team_rosters: PUBLIC,
  team_season_stats: PUBLIC,
  teams: PUBLIC,
  unsportsmanlike_penalties: ADMINS,
  // Everybody with an account reads their own row.
  user_profiles: {
    ...reading("refused", "rows", "rows"),
    "ended pass": "empty",
    "check-in pass": "empty",
    "pass holder": "empty",
  },
};

/** Views that join or aggregate: nobody can write to them, whatever is granted. */
export const VIEWS: readonly string[] = [
  "defensive_mvp_leaders",
  "game_cards",
  "game_summaries",
  "offensive_mvp_leaders",
  "player_cards",
  "player_careers",
  "player_games",
  "player_season_stats",
  "season_contacts",
  "season_players",
  "standings",
  "team_cards",
  "team_game_log",
  "team_games",
  "team_rosters",
  "team_season_stats",
];

/**
 * What a visitor still reads while `public_browsing` is `off` and no season is live on the widget
 * (D10). Accounts that are not members read like visitors; members read as in the matrix.
 */
export const OPEN_IN_EVERY_MODE: readonly string[] = [
  "app_settings",
  "scoring_profiles",
  "scoring_values",
];
/** Their own row tells them why they are refused. */
export const OPEN_TO_ITS_OWNER: readonly string[] = ["user_profiles"];

/** Columns that may be read where not all may; the server reads all. */
export const READABLE_COLUMNS: Readonly<Record<string, string>> = {
  app_settings: "id,public_browsing,collectors,game_passes",
};

export interface FunctionRow {
  /** Everybody else is refused with 42501, and nothing changes. */
  readonly callers: readonly Caller[];
  /** Arguments of a call that its callers may make. */
  readonly args: (league: FullLeague) => Readonly<Record<string, unknown>>;
}

const ADMIN: readonly Caller[] = ["admin", "service"];
const MEMBER: readonly Caller[] = ["plain user", "poisoned metadata", "collector", ...ADMIN];
/** Every member while `collectors` is `open`. */
const COLLECTOR = MEMBER;
/** The reporter of feedback or of a device is a person, never the server (rule 9). */
const REPORTER = MEMBER.filter((caller) => caller !== "service");
/** Whoever has opened a pass, whether it lets them score or only check in a team. */
const BY_PASS: readonly Caller[] = ["check-in pass", "pass holder"];
/** For the one game of the pass; game-passes.test.ts tries another, and each kind of event (D69). */
const orByPass = (callers: readonly Caller[]): readonly Caller[] => [...callers, ...BY_PASS];

const oneEvent = ({ game }: FullLeague) => ({
  p_game_id: game.id,
  p_event_ids: [crypto.randomUUID()],
});

/** Every function of the API. */
export const FUNCTIONS: Readonly<Record<string, FunctionRow>> = {
  // Null where the caller may not see the season.
  calendar: { callers: CALLERS, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  // Whoever knows the id of a picture; null for all others (docs/decisions/team-crests.md).
  crest: { callers: CALLERS, args: () => ({ p_crest: "0".repeat(32) }) },
  live_game: { callers: CALLERS, args: ({ game }) => ({ p_game_id: game.id }) },
  page_head: { callers: CALLERS, args: ({ game }) => ({ p_kind: "game", p_id: game.id }) },
  page_picture: { callers: CALLERS, args: ({ game }) => ({ p_kind: "game", p_id: game.id }) },
  apply_held_events: { callers: COLLECTOR, args: oneEvent },
  dismiss_held_events: { callers: COLLECTOR, args: oneEvent },
  remove_walk_ons: { callers: ADMIN, args: ({ game }) => ({ p_game_id: game.id }) },
  held_events_for_game: { callers: COLLECTOR, args: ({ game }) => ({ p_game_id: game.id }) },
  admin_desk: { callers: ADMIN, args: () => ({}) },
  games_being_scored: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  settle_captains: { callers: ADMIN, args: (league) => ({ p_game_id: league.game.id }) },
  list_devices: { callers: ADMIN, args: () => ({}) },
  list_users: { callers: ADMIN, args: () => ({}) },
  read_settings: { callers: ADMIN, args: () => ({}) },
  set_collector: {
    callers: ADMIN,
    args: ({ scorer }) => ({ p_user_id: scorer.userId, p_is_collector: true }),
  },
  set_live_season: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  set_user_disabled: {
    callers: ADMIN,
    args: ({ scorer }) => ({ p_user_id: scorer.userId, p_is_disabled: true }),
  },
  set_user_role: {
    callers: ADMIN,
    args: ({ scorer }) => ({ p_user_id: scorer.userId, p_role: "admin" }),
  },
  update_settings: { callers: ADMIN, args: () => ({ p_collectors: "approved" }) },
  known_event_ids: {
    callers: orByPass(MEMBER),
    args: ({ game }) => ({ p_game_id: game.id, p_device_id: crypto.randomUUID() }),
  },
  // The inviting person stands in the audit log, so the server may not open an invitation.
  open_invitation: {
    callers: ["admin"],
    args: () => ({ p_action: "resend", p_email: "nobody@example.test" }),
  },
  // The call counts for the person who makes it.
  open_provider_call: { callers: ["admin"], args: () => ({}) },
  existing_provider_ids: { callers: ADMIN, args: () => ({}) },
  sync_overview: { callers: ADMIN, args: () => ({}) },
  record_invitation: {
    callers: ["service"],
    args: ({ scorer }) => ({
      p_actor: scorer.userId,
      p_user: scorer.userId,
      p_action: "send_reset",
      p_by_password: false,
    }),
  },
  // The admin who changes a crest stands in the audit log, so the server may not open the change.
  open_crest_change: { callers: ["admin"], args: ({ game }) => ({ p_team_id: game.home.id }) },
  // Only pictures that the function has written itself are stored.
  record_crest: {
    callers: ["service"],
    args: ({ admin, game }) => ({
      p_actor: admin.userId,
      p_team_id: game.home.id,
      p_media_type: "image/png",
      p_picture: "iVBORw==",
    }),
  },
  remove_crest: { callers: ADMIN, args: ({ game }) => ({ p_team_id: game.home.id }) },
  pull_game_events: { callers: orByPass(MEMBER), args: ({ game }) => ({ p_game_id: game.id }) },
  push_game_events: {
    callers: orByPass(COLLECTOR),
    args: ({ game }) => ({
      p_game_id: game.id,
      p_device_id: crypto.randomUUID(),
      p_events: [],
    }),
  },
  report_device: {
    callers: orByPass(REPORTER),
    args: () => ({ p_device_id: crypto.randomUUID(), p_report: { pending: 0, refused: 0 } }),
  },
  set_jersey_number: {
    callers: COLLECTOR,
    args: ({ game }) => ({
      p_player_id: game.home.players[0],
      p_jersey_number: "5",
      p_op_id: crypto.randomUUID(),
    }),
  },
  submit_feedback: {
    callers: REPORTER,
    args: () => ({
      p_op_id: crypto.randomUUID(),
      p_report: { type: "bug", title: "Score", description: "It is late" },
    }),
  },
  add_penalty: {
    callers: COLLECTOR,
    args: ({ game }) => ({
      p_op_id: crypto.randomUUID(),
      p_penalty: {
        player_id: game.home.players[0],
        game_id: game.id,
        incident_description: "Shouting",
      },
    }),
  },
  // Nobody recorded this one, so allowed callers learn that and all others are refused.
  remove_penalty: {
    callers: COLLECTOR,
    args: () => ({ p_penalty_id: crypto.randomUUID(), p_op_id: crypto.randomUUID() }),
  },
  restore_penalty: { callers: ADMIN, args: () => ({ p_penalty_id: crypto.randomUUID() }) },
  list_penalties: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  review_suspension: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_season_id: game.seasonId,
      p_player_id: game.visitor.players[1],
      p_decision: "stands",
      p_until: null,
      p_note: null,
    }),
  },
  merge_players: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_from_player_id: game.home.players[1],
      p_into_player_id: game.home.players[2],
    }),
  },
  // The player is not merged: allowed callers get that answer, all others are refused.
  unmerge_player: {
    callers: ADMIN,
    args: ({ game }) => ({ p_from_player_id: game.home.players[0] }),
  },
  set_forfeited_season: {
    callers: ADMIN,
    args: ({ game }) => ({ p_team_id: game.home.id, p_is_forfeited: true }),
  },
  set_team_division: {
    callers: ADMIN,
    args: ({ game }) => ({ p_team_id: game.home.id, p_division_name: null }),
  },
  update_player: {
    callers: ADMIN,
    args: ({ game }) => ({ p_player_id: game.home.players[0], p_changes: { is_ir: true } }),
  },
  create_season: {
    callers: ADMIN,
    args: () => ({ p_season: { name: "Spring", year: 2027 } }),
  },
  update_season: {
    callers: ADMIN,
    args: ({ game }) => ({ p_season_id: game.seasonId, p_changes: { name: "Autumn" } }),
  },
  continue_recount: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  archive_season: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  restore_season: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  get_season_delete_impact: {
    callers: ADMIN,
    args: ({ game }) => ({ season_uuid: game.seasonId }),
  },
  delete_season: {
    callers: ADMIN,
    args: ({ game }) => ({ p_season_id: game.seasonId, p_phrase: "DELETETHISDAMNSEASON" }),
  },
  create_league: {
    callers: ADMIN,
    args: ({ game }) => ({ p_season_id: game.seasonId, p_league: { name: "Women" } }),
  },
  update_league: {
    callers: ADMIN,
    args: ({ game }) => ({ p_league_id: game.leagueId, p_changes: { max_teams: 12 } }),
  },
  archive_league: { callers: ADMIN, args: ({ game }) => ({ p_league_id: game.leagueId }) },
  restore_league: { callers: ADMIN, args: ({ game }) => ({ p_league_id: game.leagueId }) },
  create_division: {
    callers: ADMIN,
    args: ({ game }) => ({ p_league_id: game.leagueId, p_name: "East" }),
  },
  rename_division: {
    callers: ADMIN,
    args: ({ game }) => ({ p_league_id: game.leagueId, p_name: "East", p_new_name: "West" }),
  },
  remove_division: {
    callers: ADMIN,
    args: ({ game }) => ({ p_league_id: game.leagueId, p_name: "East" }),
  },
  update_feedback: {
    callers: ADMIN,
    args: ({ reportId }) => ({ p_report_id: reportId, p_status: "in_progress" }),
  },
  create_team: {
    callers: ADMIN,
    args: ({ game }) => ({ p_league_id: game.leagueId, p_team: { name: "Newcomers" } }),
  },
  update_team: {
    callers: ADMIN,
    args: ({ game }) => ({ p_team_id: game.home.id, p_changes: { name: "Renamed" } }),
  },
  archive_team: { callers: ADMIN, args: ({ game }) => ({ p_team_id: game.home.id }) },
  restore_team: { callers: ADMIN, args: ({ game }) => ({ p_team_id: game.home.id }) },
  create_player: {
    callers: ADMIN,
    args: ({ game }) => ({ p_team_id: game.home.id, p_player: { name: "Newcomer" } }),
  },
  create_game: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_league_id: game.leagueId,
      p_game: {
        team_visitor_id: game.visitor.id,
        team_home_id: game.home.id,
        game_date: "2026-12-01",
      },
    }),
  },
  update_game: {
    callers: ADMIN,
    args: ({ game }) => ({ p_game_id: game.id, p_changes: { field_location: "Field 9" } }),
  },
  archive_game: { callers: ADMIN, args: ({ game }) => ({ p_game_id: game.id }) },
  set_game_outcome: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_game_id: game.id,
      p_outcome: "cancelled",
      p_winner_team_id: null,
      p_although_collected: true,
    }),
  },
  restore_game: { callers: ADMIN, args: ({ game }) => ({ p_game_id: game.id }) },
  season_sheet: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  import_sheet: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_import_id: crypto.randomUUID(),
      p_league_id: game.leagueId,
      p_kind: "rosters",
      p_file_name: null,
      p_steps: [
        {
          row: 2,
          thing: "team",
          act: "add",
          id: crypto.randomUUID(),
          before: {},
          after: { name: "Falcons" },
          beside: [],
        },
      ],
    }),
  },
  import_stats: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_op_id: crypto.randomUUID(),
      p_game_id: game.id,
      p_team_id: game.home.id,
      p_file_name: "week-2.csv",
      p_file_hash: null,
      p_rows: [{ player_id: game.home.players[1], counts: { tackles: 1 } }],
    }),
  },
  // No import has this id: allowed callers are told so, all others are refused.
  undo_import: { callers: ADMIN, args: ({ game }) => ({ p_batch_id: game.seasonId }) },
  undo_sheet_import: {
    callers: ADMIN,
    args: ({ game }) => ({ p_import_id: game.seasonId }),
  },
  copy_season: {
    callers: ADMIN,
    args: ({ game }) => ({
      p_from_season_id: game.seasonId,
      p_season: { name: "Spring", year: 2027 },
    }),
  },
  // Nobody holds a lease yet: allowed callers are told so, all others are refused.
  ...Object.fromEntries(
    Object.entries({
      renew_sync_run: {},
      keep_sync_plan: { p_plan: {} },
      finish_sync_step: { p_step: { step: "teams" } },
      end_sync_run: { p_status: "failed" },
      apply_sync_rows: { p_rows: [{}] },
    }).map(([name, args]) => [
      name,
      {
        callers: ADMIN,
        args: () => ({
          p_run_id: crypto.randomUUID(),
          p_lease_id: crypto.randomUUID(),
          ...args,
        }),
      },
    ]),
  ),
  begin_sync_run: {
    callers: ADMIN,
    args: ({ game }) => ({ p_season_id: game.seasonId, p_kind: "all" }),
  },
  cancel_sync_run: { callers: ADMIN, args: () => ({ p_run_id: crypto.randomUUID() }) },
  due_sync_seasons: { callers: ADMIN, args: () => ({}) },
  import_seasons: {
    callers: ADMIN,
    args: () => ({
      p_seasons: [
        {
          id: crypto.randomUUID(),
          name: "Fall 2026",
          year: 2026,
          leagues: [{ provider_id: "85770", name: "Flag A" }],
        },
      ],
    }),
  },
  provider_season: { callers: ADMIN, args: ({ game }) => ({ p_season_id: game.seasonId }) },
  make_game_passes: { callers: ADMIN, args: ({ game }) => ({ p_game_ids: [game.id] }) },
  list_game_passes: { callers: ADMIN, args: ({ game }) => ({ p_game_id: game.id }) },
  // No pass has this id: allowed callers are told so, all others are refused.
  withdraw_game_pass: { callers: ADMIN, args: () => ({ p_pass_id: crypto.randomUUID() }) },
  // Only a session without an account opens a pass; this secret opens none.
  redeem_game_pass: {
    callers: ["ended pass", ...BY_PASS],
    args: () => ({ p_secret: "0", p_name: "Jo" }),
  },
  my_game_passes: { callers: ["ended pass", ...BY_PASS], args: () => ({}) },
  verify_totals: { callers: ADMIN, args: ({ game }) => ({ p_game_id: game.id }) },
};

/**
 * Functions of the schema `private` that policies, views and invoker functions call as the
 * caller. No role of the API may execute any other function of that schema.
 */
export const QUESTIONS: readonly string[] = [
  "check_session",
  "crest_of",
  "has_figure",
  "is_admin",
  "is_member",
  "is_server",
  "may_collect",
  "league_time_zone",
  "pass_games",
  "public_browsing",
  "require_admin",
  "require_collector",
  "require_member",
];
