/** A season as the page of the widget chooses among them. */
export interface WidgetSeason {
  readonly id: string;
  readonly name: string;
  /** At most one is: the one that the widget shows when its address names none (rule 7). */
  readonly isLive: boolean;
  readonly leagues: readonly {
    readonly id: string;
    readonly name: string;
    /** Of its teams, by name. */
    readonly divisions: readonly string[];
  }[];
}
