import { useEffect, useRef, useState } from "react";
import { testDirectly, testProxy } from "../../app/server-calls/provider-debug.ts";
import type { ProviderTest } from "../../domain/provider/debug/provider-test.ts";

export type TestState =
  | { readonly kind: "waiting" }
  /** `since` is in ms since 1970. */
  | { readonly kind: "running"; readonly since: number }
  | { readonly kind: "done"; readonly test: ProviderTest };

export interface DebugTests {
  readonly direct: TestState;
  readonly proxy: TestState;
}

const WAITING: TestState = { kind: "waiting" };
const NOT_RUN: DebugTests = { direct: WAITING, proxy: WAITING };

/** Runs one test after the other; a page that was left gets no more results. */
export function useDebugTests() {
  const [tests, setTests] = useState(NOT_RUN);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function step(name: keyof DebugTests, ask: () => Promise<ProviderTest>): Promise<void> {
    if (!isHere.current) return;
    setTests((shown) => ({ ...shown, [name]: { kind: "running", since: Date.now() } }));
    const test = await ask();
    if (isHere.current) setTests((shown) => ({ ...shown, [name]: { kind: "done", test } }));
  }

  return {
    tests,
    forget: () => setTests(NOT_RUN),
    async run(leagueId: string | null): Promise<void> {
      setTests(NOT_RUN);
      await step("direct", () => testDirectly(leagueId));
      await step("proxy", () => testProxy(leagueId));
    },
  };
}

export function testOf(state: TestState): ProviderTest | null {
  return state.kind === "done" ? state.test : null;
}
