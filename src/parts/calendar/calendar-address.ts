/** The subjects that a calendar can follow. */
interface CalendarOf {
  readonly kind: "team" | "season";
  readonly id: string;
}

/** A calendar sees what a visitor sees: all seasons, the live one, or none (D10). */
type CalendarsSee = "all" | "live_season" | "off";

/** Links for subscribing need these facts. */
export interface Subscription {
  readonly of: CalendarOf;
  /** The name of the team or season. */
  readonly name: string;
  /** null while it is not known. */
  readonly see: CalendarsSee | null;
  /** false if this browser does not give its clipboard. */
  readonly onCopy: (address: string) => Promise<boolean>;
}

/** Returns the address that people use, whose host passes it on to the calendar function. */
export function calendarAddress({ kind, id }: CalendarOf, origin: string): string {
  return `${origin}/calendar/${kind}/${encodeURIComponent(id)}.ics`;
}

/** Returns an address that this device's calendar opens and keeps following. */
export function webcalAddress(address: string): string {
  return address.replace(/^https?:/, "webcal:");
}
