/** How old what a page shows is, and why it is not newer. */
export interface PageAge {
  readonly readAt: string;
  readonly isOffline: boolean;
  readonly problem: string | null;
}
