import { setTimeout as pass } from "node:timers/promises";
import { type ApiAnswer, jsonAnswer } from "../http/api-message.ts";

export const FAULT_KINDS = [
  "slow",
  "401",
  "429",
  "500",
  "503",
  "404",
  "html",
  "bad_gateway",
  "truncated",
  "empty",
  "half",
  "changed_ids",
] as const;

/** What goes wrong with the next answers, on demand. */
export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** How a path has to end; every path when absent. */
  readonly path?: string;
  /** How many answers; until the next order when absent. */
  readonly times?: number;
  /** The delay of the answer. */
  readonly ms?: number;
}

export async function spoiled(answer: unknown, { kind, ms = 60_000 }: Fault): Promise<ApiAnswer> {
  const body = JSON.stringify(answer);
  switch (kind) {
    case "slow":
      await pass(ms, undefined, { ref: false });
      return jsonAnswer(200, answer);
    case "401":
      return jsonAnswer(401, { error: "Unauthorized" });
    case "429":
      return { status: 429, headers: { "retry-after": "60" }, body: "" };
    case "500":
    case "503":
      return jsonAnswer(Number(kind), { error: "Failed" });
    case "404":
      return html(404, "Not Found");
    case "html":
      return html(200, "maintenance");
    case "bad_gateway":
      return html(502, "Bad gateway");
    case "truncated":
      return { ...jsonAnswer(200, answer), body: body.slice(0, Math.ceil(body.length / 2)) };
    case "empty":
      return jsonAnswer(
        200,
        mapList(answer, () => []),
      );
    case "half":
      return jsonAnswer(
        200,
        mapList(answer, (list) => list.slice(0, Math.ceil(list.length / 2))),
      );
    case "changed_ids":
      return jsonAnswer(
        200,
        mapList(answer, (list) => list.map(withOtherId)),
      );
  }
}

function html(status: number, text: string): ApiAnswer {
  return { status, headers: { "content-type": "text/html" }, body: `<html>${text}</html>` };
}

function mapList(answer: unknown, change: (list: unknown[]) => unknown[]): unknown {
  return Object.fromEntries(
    Object.entries(answer as Record<string, unknown[]>).map(([name, list]) => [name, change(list)]),
  );
}

function withOtherId(entry: unknown): unknown {
  const fields = entry as Record<string, unknown>;
  const name = "team_id" in fields ? "team_id" : "id";
  return { ...fields, [name]: Number(fields[name]) + 7 };
}
