import { create } from "zustand";
import type { FeedbackType } from "../../domain/feedback/feedback-report.ts";

/** One sentence of the screen's own help, above the four options (the live screen has six). */
export interface HelpTopic {
  readonly title: string;
  readonly text: string;
}

/** The one help panel and the one feedback form; screens open them, routes/layout shows them. */
export type HelpState =
  | { readonly kind: "closed" }
  | { readonly kind: "panel"; readonly topics: readonly HelpTopic[] }
  | { readonly kind: "form"; readonly type: FeedbackType };

const CLOSED: HelpState = { kind: "closed" };

export const useHelp = create<{ readonly shown: HelpState }>()(() => ({ shown: CLOSED }));

/** Opens "Need Help?" (P §2), with the screen's own topics where it has some. */
export function openHelp(topics: readonly HelpTopic[] = []): void {
  useHelp.setState({ shown: { kind: "panel", topics } });
}

/** Opens "Submit Feedback" preset to `type` (P §2). */
export function openFeedbackForm(type: FeedbackType): void {
  useHelp.setState({ shown: { kind: "form", type } });
}

export function closeHelp(): void {
  useHelp.setState({ shown: CLOSED });
}
