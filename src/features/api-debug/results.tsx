import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type Diagnosis, diagnose } from "../../domain/provider/debug/diagnose.ts";
import type { Configuration } from "../../domain/provider/debug/provider-test.ts";
import { Note } from "../../ui/note.tsx";
import { Section } from "../../ui/section.tsx";
import { apiDebugMessages as words } from "./api-debug-messages.ts";
import { OutcomeBadge, type StepOutcome } from "./step-card.tsx";
import { type DebugTests, testOf } from "./use-debug-tests.ts";

const STEPS = ["configuration", "direct", "proxy"] as const;
const GOOD: readonly Diagnosis[] = ["works", "simulated"];

/** Shows the result of each step, and what the three mean together. */
export function Results({
  configuration,
  tests,
  outcomes,
}: {
  configuration: Configuration;
  tests: DebugTests;
  outcomes: Readonly<Record<(typeof STEPS)[number], StepOutcome>>;
}) {
  const diagnoses = diagnose(configuration, testOf(tests.direct), testOf(tests.proxy));
  return (
    <div className="grid gap-6 laptop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Section title={words.summary}>
        <ul className="divide-y divide-line text-dense" aria-label={words.summary}>
          {STEPS.map((step) => (
            <li key={step} className="flex min-h-11 items-center justify-between gap-3 py-1">
              {words.steps[step].title}
              <OutcomeBadge outcome={outcomes[step]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.diagnosis}>
        <div role="status" className="mt-2 grid gap-2">
          {diagnoses.length === 0 && <p className="text-dense text-text-2">{words.noDiagnosis}</p>}
          {diagnoses.map((diagnosis) => (
            <Found key={diagnosis} diagnosis={diagnosis} />
          ))}
        </div>
      </Section>
    </div>
  );
}

function Found({ diagnosis }: { diagnosis: Diagnosis }) {
  const { title, text } = words.diagnoses[diagnosis];
  const look = GOOD.includes(diagnosis)
    ? ({ icon: CircleCheck, tone: "plain" } as const)
    : diagnosis === "slow" || diagnosis === "not_chosen"
      ? ({ icon: Info, tone: "plain" } as const)
      : ({ icon: TriangleAlert, tone: "bad" } as const);
  return (
    <Note {...look}>
      <p className="font-strong">{title}</p>
      <p>{text}</p>
    </Note>
  );
}
