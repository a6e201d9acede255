import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import type { Configuration } from "../../domain/provider/debug/provider-test.ts";
import { apiDebugMessages as words } from "./api-debug-messages.ts";
import type { TestState } from "./use-debug-tests.ts";

export function ConfigurationFacts({ configuration }: { configuration: Configuration }) {
  const { settings, label, firstTeamIs } = configuration;
  return (
    <Facts>
      {settings.map(({ name, state }) => (
        <Fact key={name} name={name} isBad={state !== "set"}>
          {words.settings[state]}
        </Fact>
      ))}
      <Fact name={words.facts.label}>{label}</Fact>
      <Fact name={words.facts.firstTeam}>{words.facts[firstTeamIs]}</Fact>
    </Facts>
  );
}

/** Shows the facts of a test, or its duration while it runs. */
export function TestFacts({ state, canRun }: { state: TestState; canRun: boolean }) {
  if (!canRun) return <p className="text-dense">{words.skipped}</p>;
  if (state.kind === "running") return <Seconds since={state.since} />;
  if (state.kind === "waiting") return null;
  const { status, format, bytes, leagues, tookMs, message, hasPassed } = state.test;
  return (
    <>
      <Facts>
        <Fact name={words.facts.status} isBad={!hasPassed}>
          {status === null ? words.facts.noStatus : words.status(status)}
        </Fact>
        <Fact name={words.facts.took}>{words.took(tookMs)}</Fact>
        {format !== null && (
          <Fact name={words.facts.content} isBad={format !== "json"}>
            {words.sized(words.formats[format], bytes)}
          </Fact>
        )}
        {format === "json" && (
          <Fact name={words.facts.leagues} isBad={!hasPassed}>
            {leagues ?? words.facts.noList}
          </Fact>
        )}
      </Facts>
      {message !== null && <p className="text-dense font-strong text-danger">{message}</p>}
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-t text-dense">{children}</dl>;
}

function Fact({
  name,
  isBad = false,
  children,
}: {
  name: string;
  isBad?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      <dt className="text-text-2">{name}</dt>
      <dd className={clsx("text-right font-strong wrap-anywhere", isBad && "text-danger")}>
        {children}
      </dd>
    </div>
  );
}

function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  return <p className="text-dense">{words.seconds(seconds)}</p>;
}
