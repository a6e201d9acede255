import type { PlainDate } from "../../shared/plain-date.ts";

export interface LeagueSheet {
  readonly season: {
    readonly startDate: PlainDate | null;
    readonly endDate: PlainDate | null;
  };
  readonly league: { readonly id: string; readonly name: string; readonly maxTeams: number };
  readonly teams: readonly SheetTeam[];
  /** Without players who count as somebody else (D33). */
  readonly players: readonly SheetPlayer[];
  readonly games: readonly SheetGame[];
  /** When and where other leagues of the season play, because they share fields. */
  readonly otherGames: readonly Pick<SheetGame, "date" | "time" | "field">[];
}

export interface SheetTeam {
  readonly id: string;
  readonly name: string;
  readonly division: string | null;
  readonly captain: string | null;
  readonly captainEmail: string | null;
  readonly maxPlayers: number;
  readonly isArchived: boolean;
}

export interface SheetPlayer {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly number: string | null;
  readonly isActive: boolean;
}

export interface SheetGame {
  readonly id: string;
  readonly date: PlainDate;
  readonly time: string | null;
  readonly visitorId: string;
  readonly homeId: string;
  readonly field: string | null;
  readonly week: number | null;
  readonly isPlayoff: boolean;
  readonly isArchived: boolean;
  /** Something was recorded in it, or waits for a decision; an import leaves it alone. */
  readonly isCollected: boolean;
}
