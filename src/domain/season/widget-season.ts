/** A season in the list of the widget's page. */
export interface WidgetSeason {
  readonly id: string;
  readonly name: string;
  /**
   * The widget shows the live season when its address names none; at most one season is live
   * (rule 7).
   */
  readonly isLive: boolean;
  readonly leagues: readonly {
    readonly id: string;
    readonly name: string;
    /** Division names of its teams, sorted by name. */
    readonly divisions: readonly string[];
  }[];
}
