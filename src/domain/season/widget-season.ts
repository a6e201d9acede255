export interface WidgetSeason {
  readonly id: string;
  readonly name: string;
  /** Shown when the widget's address names no season; at most one is live (rule 7). */
  readonly isLive: boolean;
  readonly leagues: readonly {
    readonly id: string;
    readonly name: string;
    readonly divisions: readonly string[];
  }[];
}
