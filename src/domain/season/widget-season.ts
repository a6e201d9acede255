/** The season and its parts that a widget can show. */
export interface WidgetTeam {
  readonly id: string;
  readonly name: string;
  readonly divisionName: string | null;
}

export interface WidgetSeason {
  readonly id: string;
  readonly name: string;
  /** Shown when the widget's address names no season; at most one is live (rule 7). */
  readonly isLive: boolean;
  readonly leagues: readonly {
    readonly id: string;
    readonly name: string;
    readonly divisions: readonly string[];
    readonly teams: readonly WidgetTeam[];
  }[];
}
