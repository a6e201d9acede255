import type { ReactNode } from "react";
import { create } from "zustand";
import type { FeedbackType } from "../../domain/feedback/feedback-report.ts";

export interface HelpTopic {
  readonly title: string;
  readonly text?: string;
  readonly content?: ReactNode;
}

type HelpState =
  | { readonly kind: "closed" }
  | { readonly kind: "panel"; readonly topics: readonly HelpTopic[] }
  | { readonly kind: "form"; readonly type: FeedbackType };

const CLOSED: HelpState = { kind: "closed" };

export const useHelp = create<{ readonly shown: HelpState }>()(() => ({ shown: CLOSED }));

export function openHelp(topics: readonly HelpTopic[] = []): void {
  useHelp.setState({ shown: { kind: "panel", topics } });
}

export function openFeedbackForm(type: FeedbackType): void {
  useHelp.setState({ shown: { kind: "form", type } });
}

export function closeHelp(): void {
  useHelp.setState({ shown: CLOSED });
}
