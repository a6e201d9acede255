import { beforeEach, describe, expect, test } from "vitest";
import type { SyncOutcome } from "../../../contract/provider/sync-answer.ts";
import type { RunPlan } from "../../../domain/provider/run/run-plan.ts";
import type { SyncRun } from "../../../domain/provider/run/sync-run.ts";
import { fail, ok } from "../../../domain/shared/result.ts";
import type { FunctionFailure } from "../../server-calls/ask-server.ts";
import { createSeasonSync, phaseOf, type SyncPorts } from "./season-sync.ts";

const NOW = Date.parse("2026-11-23T14:00:00Z");
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

const CHANGE = {
  entity: "team",
  action: "add",
  providerId: "1",
  rowId: null,
  leagueId: "league",
  before: {},
  after: { name: "Hawks" },
} as const;

function planOf(own: Partial<RunPlan["steps"][number]> = {}): RunPlan {
  const step = {
    step: "teams",
    leagueId: "league",
    providerId: "85770",
    changes: [CHANGE],
    problems: [],
    question: null,
    isConfirmed: false,
    isStopped: false,
    ...own,
  } as const;
  return { steps: [step], names: {} };
}

function run(own: Partial<SyncRun> = {}): SyncRun {
  return {
    id: "r1",
    kind: "all",
    status: "planned",
    rowsDone: 0,
    steps: [],
    isCancelling: false,
    startedBy: "me",
    startedAt: at(-10),
    finishedAt: null,
    leaseUntil: null,
    ...own,
  };
}

const OFFLINE: FunctionFailure = { code: "network", message: "The server did not answer." };
type Answer = SyncOutcome | FunctionFailure;
type Reply = (body: Parameters<SyncPorts["ask"]>[0]) => Answer | Promise<Answer>;

/** The server as a page meets it: its runs, their plans, and its next answers in order. */
let server: {
  runs: SyncRun[] | null;
  plan: RunPlan | null;
  replies: Reply[];
  asked: Record<string, unknown>[];
  /** What the next answers about the runs wait for. */
  late: Promise<void>[];
  now: number;
};

beforeEach(() => {
  server = { runs: [], plan: planOf(), replies: [], asked: [], late: [], now: NOW };
});

function open() {
  return createSeasonSync("season", {
    ask: async (body) => {
      server.asked.push({ ...body });
      const answer = (await server.replies.shift()?.(body)) ?? OFFLINE;
      return "message" in answer ? fail(answer) : ok(answer);
    },
    // As the database does: a run with a plan goes on until its runner hears of it.
    cancel: async () => {
      server.runs = (server.runs ?? []).flatMap((each) =>
        each.status === "running" && server.plan !== null ? [{ ...each, isCancelling: true }] : [],
      );
      return ok({ refusal: null });
    },
    runs: async () => {
      const read = server.runs === null ? fail(OFFLINE) : ok(server.runs);
      await server.late.shift();
      return read;
    },
    report: async () => ok({ plan: server.plan, problems: [], left: [] }),
    now: () => server.now,
  });
}

const planned: Reply = () => {
  server.runs = [run()];
  return { kind: "planned", runId: "r1", plan: server.plan ?? planOf() };
};
const ends: Reply = () => {
  server.runs = [run({ status: "succeeded", finishedAt: at(0) })];
  return { kind: "ended", runId: "r1", status: "succeeded" };
};

describe("a sync of this page", () => {
  test("is compared, waits for a person, and is applied with another click", async () => {
    const sync = open();
    server.replies = [planned];
    const planning = sync.plan("games");
    expect(phaseOf(sync.store.getState())).toBe("planning");
    await planning;
    expect([phaseOf(sync.store.getState()), sync.store.getState().plan]).toEqual([
      "review",
      planOf(),
    ]);
    server.replies = [ends];
    const applying = sync.apply();
    expect(phaseOf(sync.store.getState())).toBe("applying");
    await applying;
    expect([phaseOf(sync.store.getState()), sync.store.getState().last?.status]).toEqual([
      "idle",
      "succeeded",
    ]);
    expect(server.asked).toEqual([
      { action: "plan", season_id: "season", kind: "games", decisions: {}, confirmed: [] },
      { action: "apply", season_id: "season", run_id: "r1" },
    ]);
  });

  test("goes on by itself with what one call could not finish", async () => {
    const sync = open();
    server.runs = [run()];
    await sync.refresh();
    const unfinished: Reply = () => ({ kind: "unfinished", runId: "r1" });
    server.replies = [unfinished, unfinished, ends];
    await sync.apply();
    expect(server.asked.map(({ action }) => action)).toEqual(["apply", "apply", "apply"]);
    expect(phaseOf(sync.store.getState())).toBe("idle");
  });

  test("a plan without any row is recorded at once, one with a question waits", async () => {
    const sync = open();
    server.plan = planOf({ changes: [] });
    server.replies = [planned, ends];
    await sync.plan("all");
    expect([phaseOf(sync.store.getState()), server.asked.length]).toEqual(["idle", 2]);
    server.plan = planOf({ changes: [], question: { thing: "teams", gone: 24, of: 30 } });
    server.replies = [planned, ends];
    await sync.plan("all");
    expect([phaseOf(sync.store.getState()), server.asked.length]).toEqual(["review", 3]);
  });

  test("answers are planned anew, those of earlier plans with them, and never applied by that", async () => {
    const sync = open();
    server.runs = [run({ kind: "games" })];
    server.plan = planOf({
      question: { thing: "teams", gone: 24, of: 30 },
      isConfirmed: true,
    });
    await sync.refresh();
    server.replies = [planned, planned];
    await sync.answer({ decisions: { "game 1": "same" }, confirmed: [] });
    await sync.answer({ decisions: { "game 2": "different" }, confirmed: ["games 85770"] });
    expect(server.asked).toMatchObject([
      { action: "plan", kind: "games", decisions: { "game 1": "same" } },
      {
        action: "plan",
        decisions: { "game 1": "same", "game 2": "different" },
        confirmed: ["teams 85770", "games 85770"],
      },
    ]);
    expect(phaseOf(sync.store.getState())).toBe("review");
  });

  test("a cancel while the plan is made answers at once, and what the server says later changes nothing", async () => {
    const sync = open();
    server.plan = null;
    server.runs = [run({ status: "running", leaseUntil: at(50) })];
    let answer: (value: Answer) => void = () => {};
    server.replies = [() => new Promise<Answer>((resolve) => (answer = resolve))];
    const planning = sync.plan("all");
    await sync.refresh();
    expect([phaseOf(sync.store.getState()), sync.store.getState().open?.id]).toEqual([
      "planning",
      "r1",
    ]);
    await sync.cancel();
    expect([phaseOf(sync.store.getState()), sync.store.getState().failure]).toEqual(["idle", null]);
    server.plan = planOf();
    server.replies = [planned];
    await sync.plan("games");
    answer({ kind: "ended", runId: "r1", status: "cancelled" });
    await planning;
    expect([phaseOf(sync.store.getState()), server.asked.length]).toEqual(["review", 2]);
  });

  test("a cancel while rows are applied waits for the step, and says so", async () => {
    const sync = open();
    server.runs = [run()];
    await sync.refresh();
    server.runs = [run({ status: "running", leaseUntil: at(50), rowsDone: 1 })];
    let answer: (value: Answer) => void = () => {};
    server.replies = [() => new Promise<Answer>((resolve) => (answer = resolve))];
    const applying = sync.apply();
    await sync.refresh();
    await sync.cancel();
    expect([phaseOf(sync.store.getState()), sync.store.getState().open?.isCancelling]).toEqual([
      "applying",
      true,
    ]);
    server.runs = [run({ status: "cancelled", finishedAt: at(0), rowsDone: 1 })];
    answer({ kind: "ended", runId: "r1", status: "cancelled" });
    await applying;
    expect([phaseOf(sync.store.getState()), sync.store.getState().last?.status]).toEqual([
      "idle",
      "cancelled",
    ]);
  });

  test("a refusal is said, and the next call takes it back", async () => {
    const sync = open();
    server.replies = [() => ({ code: "provider_not_chosen", message: "None." }), planned];
    await sync.plan("all");
    expect([sync.store.getState().failure?.code, phaseOf(sync.store.getState())]).toEqual([
      "provider_not_chosen",
      "idle",
    ]);
    await sync.plan("all");
    expect(sync.store.getState().failure).toBeNull();
  });

  test("an answer that was lost is found in the runs; without the runs it stays lost", async () => {
    const sync = open();
    server.runs = [run()];
    await sync.refresh();
    server.replies = [
      (body) => {
        void ends(body);
        return OFFLINE;
      },
    ];
    await sync.apply();
    expect([sync.store.getState().failure, sync.store.getState().last?.status]).toEqual([
      null,
      "succeeded",
    ]);
    server.runs = null;
    await sync.plan("all");
    expect([sync.store.getState().failure, sync.store.getState().readFailure]).toEqual([
      OFFLINE,
      OFFLINE,
    ]);
  });

  test("a second click while one runs sends nothing", async () => {
    const sync = open();
    server.replies = [planned];
    await Promise.all([sync.plan("all"), sync.plan("teams")]);
    expect(server.asked).toHaveLength(1);
  });

  test("a look at the runs that is answered late does not take the plan away again", async () => {
    const sync = open();
    let answer = () => {};
    server.late = [new Promise((resolve) => (answer = resolve))];
    const look = sync.refresh();
    server.replies = [planned];
    await sync.plan("games");
    expect(phaseOf(sync.store.getState())).toBe("review");
    answer();
    await look;
    expect(phaseOf(sync.store.getState())).toBe("review");
  });
});

describe("a run that this page did not begin", () => {
  test("is watched while somebody renews it", async () => {
    const sync = open();
    server.runs = [run({ status: "running", leaseUntil: at(50), rowsDone: 1 })];
    await sync.refresh();
    expect([phaseOf(sync.store.getState()), server.asked]).toEqual(["applying", []]);
    server.runs = [run({ status: "running", leaseUntil: at(50) })];
    server.plan = null;
    expect(phaseOf(open().store.getState())).toBe("idle");
  });

  test("is gone on with when its server was killed", async () => {
    const sync = open();
    server.runs = [run({ status: "running", leaseUntil: at(-5), rowsDone: 1 })];
    server.replies = [ends];
    await sync.refresh();
    expect([server.asked, phaseOf(sync.store.getState())]).toEqual([
      [{ action: "apply", season_id: "season", run_id: "r1" }],
      "idle",
    ]);
  });

  test("is not gone on with before anybody has seen a plan, and keeps nobody out then", async () => {
    const sync = open();
    server.plan = null;
    server.runs = [run({ status: "running", leaseUntil: at(50) })];
    await sync.refresh();
    expect(phaseOf(sync.store.getState())).toBe("planning");
    server.runs = [run({ status: "running", leaseUntil: at(-5) })];
    await sync.refresh();
    expect([phaseOf(sync.store.getState()), server.asked]).toEqual(["idle", []]);
  });

  test("is not gone on with when somebody wanted it to stop", async () => {
    const sync = open();
    const left = { status: "running", leaseUntil: at(-5), rowsDone: 1 } as const;
    server.runs = [run({ ...left, isCancelling: true })];
    await sync.refresh();
    expect([phaseOf(sync.store.getState()), server.asked]).toEqual(["idle", []]);
  });

  test("by a clock that is wrong, it is left alone until nobody has renewed it for long", async () => {
    const sync = open();
    server.now = NOW + 3_600_000;
    server.runs = [run({ status: "running", leaseUntil: at(50) })];
    const busy: Reply = () => ({ kind: "busy", runId: "r1" });
    server.replies = [busy, ends];
    await sync.refresh();
    await sync.refresh();
    expect(server.asked).toHaveLength(1);
    server.now += 80_000;
    await sync.refresh();
    expect([server.asked.length, phaseOf(sync.store.getState())]).toEqual([2, "idle"]);
  });

  test("waits here as a plan after a reload, and can be put aside", async () => {
    const sync = open();
    server.runs = [run()];
    await sync.refresh();
    expect([phaseOf(sync.store.getState()), sync.store.getState().plan]).toEqual([
      "review",
      planOf(),
    ]);
    await sync.cancel();
    expect(phaseOf(sync.store.getState())).toBe("idle");
  });
});
