import { isolated } from "../../domain/shared/isolated.ts";

export const calendarMessages = {
  subscribe: "Subscribe",
  /** The accessible name of the button. */
  subscribeTo: (name: string) => `Subscribe to the games of ${isolated(name)}`,
  title: "Games in your calendar",
  lead: (name: string) =>
    `All games of ${isolated(name)}. New times, other fields and cancelled games come by themselves. Needs no account, so it shows what visitors may see.`,
  leadOfLiveSeason: (name: string) =>
    `All games of ${isolated(name)}, as long as its season is the live one: visitors see no other, and a calendar asks as a visitor. New times, other fields and cancelled games come by themselves.`,
  open: "Open in My Calendar",
  address: "Address",
  addressHint: "For Google Calendar or Outlook: copy it and add a calendar from a web address.",
  copy: "Copy Address",
  copied: "Copied",
  notCopied: "Please copy the address from the field.",
} as const;
