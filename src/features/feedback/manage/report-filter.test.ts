import { describe, expect, it } from "vitest";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import {
  countReports,
  DEFAULT_FILTER,
  filterReports,
  readReportFilter,
  writeReportFilter,
} from "./report-filter.ts";

function report(id: string, part: Partial<FeedbackReport> = {}): FeedbackReport {
  return {
    id,
    opId: null,
    type: "bug",
    title: `Report ${id}`,
    description: "",
    priority: "medium",
    status: "open",
    reporterName: null,
    reporterEmail: null,
    currentPage: null,
    currentUrl: null,
    userAgent: null,
    screenResolution: null,
    developerResponse: null,
    duplicateOf: null,
    resolutionDate: null,
    createdAt: "2026-11-21T15:00:00+00:00",
    ...part,
  };
}

const ids = (reports: readonly FeedbackReport[]) => reports.map(({ id }) => id);

describe("which reports are shown (A §4)", () => {
  it("begins with open ones of every type and priority", () => {
    expect(readReportFilter(new URLSearchParams())).toEqual(DEFAULT_FILTER);
    expect(DEFAULT_FILTER).toMatchObject({ status: "open", type: "all", priority: "all" });
  });

  it("stands in the address and comes back from it; defaults leave no trace", () => {
    const filter = { status: "all", type: "bug", priority: "critical", search: "a&b" } as const;
    const query = writeReportFilter(new URLSearchParams("report=7"), filter);
    expect(readReportFilter(query)).toEqual(filter);
    expect(query.get("report")).toBe("7");
    expect(writeReportFilter(query, DEFAULT_FILTER).toString()).toBe("report=7");
  });

  it("reads nonsense as the default", () => {
    expect(readReportFilter(new URLSearchParams("status=lost&type=&priority=x"))).toEqual(
      DEFAULT_FILTER,
    );
  });

  it("shows the newest first", () => {
    const reports = [
      report("old", { createdAt: "2026-11-20T15:00:00+00:00" }),
      report("new", { createdAt: "2026-11-21T10:00:00-05:00" }),
      report("mid", { createdAt: "2026-11-21T14:00:00+00:00" }),
    ];
    expect(ids(filterReports(reports, DEFAULT_FILTER))).toEqual(["new", "mid", "old"]);
  });

  it("takes all filters together", () => {
    const reports = [
      report("a", { priority: "high" }),
      report("b", { priority: "high", type: "question" }),
      report("c", { priority: "high", status: "closed" }),
      report("d"),
    ];
    const filter = { ...DEFAULT_FILTER, type: "bug", priority: "high" } as const;
    expect(ids(filterReports(reports, filter))).toEqual(["a"]);
  });

  it.each([
    ["zoe", ["a"]],
    ["ZOË", ["a"]],
    ["jumps", ["b"]],
    ["club.example", ["c"]],
    ["nothing like it", []],
  ])("finds %s in title, description and reporter", (search, expected) => {
    const reports = [
      report("a", { reporterName: "Zoë Marsh" }),
      report("b", { description: "The score jumps" }),
      report("c", { reporterEmail: "ada@club.example" }),
    ];
    expect(ids(filterReports(reports, { ...DEFAULT_FILTER, search }))).toEqual(expected);
  });

  it("counts all of them, whatever is shown", () => {
    const reports = [
      report("a"),
      report("b", { status: "in_progress" }),
      report("c", { status: "resolved" }),
      report("d", { status: "duplicate" }),
      report("e", { status: "closed" }),
    ];
    const { total, ...parts } = countReports(reports);
    expect(parts).toEqual({ open: 1, inProgress: 1, resolved: 1, ended: 2 });
    expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});
