import { useSyncExternalStore } from "react";
import { localPlainDate, type PlainDate } from "../../../domain/shared/plain-date.ts";

/**
 * The calendar day where this device is: the sideline's day (D48). Looked at anew whenever the page
 * comes back, because an installed app lies in the background overnight and opens on game day.
 */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, today, today);
}

function today(): PlainDate {
  return localPlainDate(Date.now());
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
