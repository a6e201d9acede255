/** The subjects that a calendar can follow. */
export interface CalendarOf {
  readonly kind: "team" | "season";
  readonly id: string;
}

/** Calendars are answered as visitors are: with every season, with the live one, with none (D10). */
export type CalendarsSee = "all" | "live_season" | "off";

/** The facts that links for subscribing need. */
export interface Subscription {
  readonly of: CalendarOf;
  /** The team's or season's. */
  readonly name: string;
  /** null: not known yet. */
  readonly see: CalendarsSee | null;
  /** false: this browser does not give its clipboard. */
  readonly onCopy: (address: string) => Promise<boolean>;
}

/** At the address that people use, which its host passes on to the function of calendars. */
export function calendarAddress({ kind, id }: CalendarOf, origin: string): string {
  return `${origin}/calendar/${kind}/${encodeURIComponent(id)}.ics`;
}

/** The same for the calendar of this device, which opens it and keeps following it. */
export function webcalAddress(address: string): string {
  return address.replace(/^https?:/, "webcal:");
}
