import type { FeedbackPriority } from "../feedback/feedback-report.ts";
import type { Side } from "../game/fold/fold-timeouts.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import type { Device } from "./device.ts";
import type { SeenDevice } from "./who-scores.ts";

/** The number of waiting rows, and the worst: three where a page lists them all, else up to 50. */
export interface DeskMatter<Row> {
  readonly count: number;
  readonly rows: readonly Row[];
}

interface OpenFeedback {
  readonly id: string;
  readonly title: string;
  readonly priority: FeedbackPriority;
  readonly createdAt: string;
}

interface OpenInvitation {
  readonly userId: string;
  readonly email: string;
  readonly invitedAt: string;
  /** Seven days have passed, so the invitation must be sent again (D14). */
  readonly isExpired: boolean;
}

/** A season with games of past days that have neither a result nor an outcome. */
interface MissingResults {
  readonly seasonId: string;
  readonly seasonName: string;
  readonly games: number;
  readonly oldest: PlainDate;
}

interface OverReserve {
  readonly teamId: string;
  readonly seasonId: string;
  readonly name: string;
  readonly seasonName: string;
  readonly used: number;
  readonly slots: number;
}

/** A captain disagrees about a game and nobody has answered yet (D70). */
export interface CaptainDisagrees {
  readonly eventId: string;
  readonly gameId: string;
  readonly visitor: string;
  readonly home: string;
  readonly side: Side;
  readonly name: string | null;
  readonly note: string | null;
  readonly saidAt: string;
}

export type UnsentDevice = Omit<Device, "appVersion">;

/** `left`: the runner is gone; `planned`: the plan waits for somebody to look at it. */
export type TroubledSyncState = "failed" | "partial" | "planned" | "left";

interface TroubledSync {
  readonly seasonId: string;
  readonly seasonName: string;
  readonly state: TroubledSyncState;
  readonly startedAt: string;
}

export interface DeskSeason {
  readonly id: string;
  readonly name: string;
  readonly startDate: PlainDate | null;
  readonly endDate: PlainDate | null;
  readonly games: number;
  readonly completed: number;
  readonly today: number;
}

/** An open game that somebody scores or scored within the last hour. */
export interface RunningGame {
  readonly gameId: string;
  readonly visitor: string;
  readonly home: string;
  readonly visitorScore: number;
  readonly homeScore: number;
  readonly seen: readonly SeenDevice[];
}

/** Everything that waits for an admin, in one answer of the server. */
export interface AdminDesk {
  readonly liveSeason: DeskSeason | null;
  readonly running: readonly RunningGame[];
  /** Today in the zone of the league's fields. */
  readonly today: PlainDate;
  readonly feedback: DeskMatter<OpenFeedback>;
  readonly invitations: DeskMatter<OpenInvitation>;
  readonly results: DeskMatter<MissingResults>;
  readonly injured: DeskMatter<OverReserve>;
  readonly captains: DeskMatter<CaptainDisagrees>;
  readonly devices: DeskMatter<UnsentDevice>;
  readonly syncs: DeskMatter<TroubledSync> & {
    readonly health: { readonly runs: number; readonly succeeded: number };
  };
}
