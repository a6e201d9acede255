import type { RefusedTransition } from "../../../domain/review/refused-transition.ts";
import { doerWords } from "../../../parts/names/doer-words.ts";
import { reviewMessages } from "../review-messages.ts";

/** Names the first finalizer, both results, and whether they differ (D31). */
export function refusedWords(
  { own, first, reason }: RefusedTransition,
  nameOf: (userId: string) => string | null,
): string {
  const { refused } = reviewMessages.history;
  if (first === null) return reason === "permission" ? refused.notAllowed : refused.other;
  const who = doerWords({ kind: "one", userId: first.personId }, nameOf);
  const result = first.result === null ? [] : [refused.result(first.result)];
  const what = `${[who, refused.first[first.act], ...result].join(" ")}.`;
  if (own === null || first.result === null) return what;
  const isSame = own.visitor === first.result.visitor && own.home === first.result.home;
  return `${what} ${isSame ? refused.same : refused.here(own)}`;
}
