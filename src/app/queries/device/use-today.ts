import { useSyncExternalStore } from "react";
import { localPlainDate, type PlainDate } from "../../../domain/shared/plain-date.ts";

/** Reads the day again on return, because an installed app stays open overnight (D48). */
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
