import type { SqlTransaction } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { insertRows } from "./insert-rows.ts";
import type { LeagueClock } from "./league-clock.ts";

/** A report of the demo league; `day` and `time` say when it was sent. */
interface DemoReport {
  readonly by: "scorer" | "scorer2" | "viewer" | "admin";
  readonly day: number;
  readonly time: string;
  readonly type: "bug" | "feature_request" | "improvement" | "question";
  readonly priority: "critical" | "high" | "medium" | "low";
  readonly status: "open" | "in_progress" | "resolved" | "closed" | "duplicate";
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** The errors in the tab at that moment. */
  readonly errors?: readonly string[];
  readonly answer?: string;
  /** Index in this list of the report that it repeats. */
  readonly repeats?: number;
}

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const LAPTOP =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** A dozen reports in every state, type and priority (A §3). */
const REPORTS: readonly DemoReport[] = [
  {
    by: "scorer",
    day: -1,
    time: "16:42",
    type: "bug",
    priority: "high",
    status: "open",
    page: "/collect",
    title: "Player rail jumps when a walk-on is added",
    description:
      "Added #21 in the second half. The rail scrolled back to the start and I tapped the wrong jersey.\n\nSteps: 1. Open a player sheet 2. Add player 3. Look at the rail",
    errors: [
      "POST /rest/v1/rpc/push_game_events: no answer (3 times)",
      "POST /rest/v1/rpc/push_game_events: 503",
    ],
  },
  {
    by: "viewer",
    day: -1,
    time: "19:05",
    type: "feature_request",
    priority: "medium",
    status: "open",
    page: "/games",
    title: "Add our team's games to the phone's calendar",
    description: "A link per team that the calendar follows would be great for parents.",
  },
  {
    by: "scorer2",
    day: -2,
    time: "11:20",
    type: "question",
    priority: "low",
    status: "open",
    page: "/games",
    title: "Who may finalize a game?",
    description: "Can the second scorekeeper finalize too, or only the one who started?",
  },
  {
    by: "scorer",
    day: -3,
    time: "15:33",
    type: "bug",
    priority: "critical",
    status: "in_progress",
    page: "/collect",
    title: "Screen turned off in the middle of a drive",
    description:
      "Battery saver was on. The screen went dark after 30 seconds and I missed a tackle.",
    errors: ["NotAllowedError: Wake Lock permission request denied"],
  },
  {
    by: "viewer",
    day: -4,
    time: "20:15",
    type: "improvement",
    priority: "medium",
    status: "in_progress",
    page: "/games",
    title: "Show the field on the game card",
    description: "With six fields in use we always have to open the game to see where it is.",
  },
  {
    by: "scorer",
    day: -6,
    time: "12:02",
    type: "bug",
    priority: "medium",
    status: "resolved",
    page: "/games",
    title: "Names with accents are not found",
    description: "Searching for Zoe finds nothing, the player is written Zoë.",
    answer: "Search now ignores accents and capitals. Thank you for the clear example!",
  },
  {
    by: "viewer",
    day: -7,
    time: "09:48",
    type: "bug",
    priority: "low",
    status: "duplicate",
    page: "/games",
    title: "Search does not know José",
    description: "I typed Jose without the accent.",
    repeats: 5,
  },
  {
    by: "scorer",
    day: -9,
    time: "18:27",
    type: "question",
    priority: "medium",
    status: "resolved",
    page: "/collect",
    title: "What happens to my taps when the phone dies?",
    description: "The battery went flat at halftime. Is the first half lost?",
    answer:
      "No. Every tap is stored on the phone before it shows as recorded, and is sent when the phone is on again.",
  },
  {
    by: "scorer",
    day: -12,
    time: "14:10",
    type: "feature_request",
    priority: "low",
    status: "closed",
    page: "/collect",
    title: "Sound on every tap",
    description: "A short beep would tell me that the tap was taken.",
    answer: "The phone vibrates instead; a sound would be heard on the next field.",
  },
  {
    by: "admin",
    day: -14,
    time: "10:30",
    type: "improvement",
    priority: "high",
    status: "resolved",
    page: "/games",
    title: "Dark screen cannot be read in the sun",
    description: "Two scorekeepers asked for a theme with more contrast.",
    answer: "There is a Sun theme now, in the menu and beside Help while collecting.",
  },
  {
    by: "viewer",
    day: -16,
    time: "21:55",
    type: "question",
    priority: "low",
    status: "closed",
    page: "/games",
    title: "Can I see last season's games?",
    description: "I am looking for the spring final.",
  },
  {
    by: "scorer",
    day: -18,
    time: "17:41",
    type: "improvement",
    priority: "medium",
    status: "resolved",
    page: "/collect",
    title: "Ask before a timeout is given back",
    description: "I touched the last marker by accident and the timeout was back.",
    answer: "Giving a timeout back asks first.",
  },
];

/** Inserts the reports as their reporters would have sent them. */
export async function insertDemoFeedback(tx: SqlTransaction, clock: LeagueClock): Promise<void> {
  await insertRows(
    tx,
    "feedback_reports",
    REPORTS.map((report, index) => toRow(report, index, clock)),
  );
}

function toRow(report: DemoReport, index: number, clock: LeagueClock): Record<string, unknown> {
  const { by, type, title, description, priority, status } = report;
  const sentAt = clock.momentOf(report.day, report.time);
  const changedAt = new Date(sentAt.getTime() + 20 * 3_600_000).toISOString();
  const isOnPhone = report.page === "/collect";
  return {
    id: reportId(index),
    type,
    title,
    description,
    priority,
    status,
    reporter_id: DEMO_ACCOUNTS[by].id,
    reporter_email: DEMO_ACCOUNTS[by].email,
    reporter_name: DEMO_ACCOUNTS[by].fullName,
    current_page: report.page,
    current_url: `http://127.0.0.1:4173${report.page}`,
    user_agent: isOnPhone ? PHONE : LAPTOP,
    screen_resolution: isOnPhone ? "412x915" : "1440x900",
    browser_console_errors: (report.errors ?? [])
      .map((text) => `${sentAt.toISOString()} ${text}`)
      .join("\n"),
    developer_response: report.answer ?? null,
    duplicate_of: report.repeats === undefined ? null : reportId(report.repeats),
    resolution_date: status === "resolved" ? changedAt : null,
    created_at: sentAt.toISOString(),
    updated_at: status === "open" ? sentAt.toISOString() : changedAt,
  };
}

function reportId(index: number): string {
  return `de3f0000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}
