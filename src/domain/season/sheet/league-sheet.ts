import type { PlainDate } from "../../shared/plain-date.ts";

export interface LeagueSheet {
  readonly season: {
    readonly startDate: PlainDate | null;
    readonly endDate: PlainDate | null;
  };
  readonly league: { readonly id: string; readonly name: string; readonly maxTeams: number };
  readonly teams: readonly SheetTeam[];
  /** Teams of the season's other leagues; one of them is rarely meant to play here too. */
  readonly otherTeams: readonly { readonly name: string; readonly leagueName: string }[];
  /** Leaves out players who count as somebody else after a merge (D33). */
  readonly players: readonly SheetPlayer[];
  readonly games: readonly SheetGame[];
  /** Times and fields of the season's other leagues, because leagues share fields. */
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
  /** Stats were recorded in the game or wait for a decision, so an import leaves it alone. */
  readonly isCollected: boolean;
  /** A score or a forfeit; an import leaves such a game alone. */
  readonly hasResult: boolean;
}
