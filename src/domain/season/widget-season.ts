/** A team that a widget can show. */
interface WidgetTeam {
  readonly id: string;
  readonly name: string;
  readonly divisionName: string | null;
}

export interface WidgetSeason {
  readonly id: string;
  readonly name: string;
  /** The widget shows this season if its address names none; at most one is live (rule 7). */
  readonly isLive: boolean;
  readonly leagues: readonly {
    readonly id: string;
    readonly name: string;
    readonly divisions: readonly string[];
    readonly teams: readonly WidgetTeam[];
  }[];
}
