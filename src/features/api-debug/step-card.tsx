import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { apiDebugMessages } from "./api-debug-messages.ts";

export type StepOutcome = keyof typeof apiDebugMessages.outcomes;

const TONES: Readonly<Record<StepOutcome, BadgeTone>> = {
  passed: "ok",
  failed: "bad",
  running: "info",
  waiting: "plain",
  skipped: "plain",
};

export function OutcomeBadge({ outcome }: { outcome: StepOutcome }) {
  return <Badge tone={TONES[outcome]}>{apiDebugMessages.outcomes[outcome]}</Badge>;
}

/** Shows what a step does, whether it has passed, and what it found. */
export function StepCard({
  number,
  words,
  outcome,
  children,
}: {
  number: number;
  words: { readonly title: string; readonly text: string };
  outcome: StepOutcome;
  children: ReactNode;
}) {
  return (
    <li className="card grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="type-h3">{`${number}. ${words.title}`}</h2>
        <OutcomeBadge outcome={outcome} />
      </div>
      <p className="text-dense text-text-2">{words.text}</p>
      {children}
    </li>
  );
}
