import type { PublicBrowsing } from "../../domain/access/settings.ts";

interface CalendarOf {
  readonly kind: "team" | "season";
  readonly id: string;
}

/** Links for subscribing need these facts. */
export interface Subscription {
  readonly of: CalendarOf;
  readonly name: string;
  /** A calendar shows what a visitor may see (D10); null while it is not known. */
  readonly shows: PublicBrowsing | null;
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
