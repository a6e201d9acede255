import { askAs, type LoadApi } from "./api.ts";
import type { Sideline } from "./sidelines.ts";

/** How long people waited around one request that would once have stopped the server. */
export interface DangerousWait {
  readonly name: string;
  readonly status: number;
  /** Milliseconds until its own answer. */
  readonly own: number;
  /** Milliseconds of the next read, sent when that answer had come. */
  readonly next: number;
}

interface DangerousRequest {
  readonly name: string;
  readonly path: string;
  readonly isPush?: true;
  readonly body?: string;
}

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const many = (count: number, text: string) => Array(count).fill(text).join(",");

/** Each of them stopped or filled a server once, or is of the same kind. */
function requestsAt({ gameId }: Sideline): readonly DangerousRequest[] {
  const device = crypto.randomUUID();
  const push = (name: string, events: string): DangerousRequest => ({
    name,
    path: "/rest/v1/rpc/push_game_events",
    isPush: true,
    body: `{"p_game_id":"${gameId}","p_device_id":"${device}","p_events":${events}}`,
  });
  const event = (seq: number, payload: string) =>
    `{"event_id":"${crypto.randomUUID()}","device_id":"${device}","device_seq":${seq},"epoch":0,"type":"stat.recorded.v1","payload":${payload}}`;
  const games = "/rest/v1/games?";
  return [
    push("a push with 20,000 brackets", `[${event(1, nested(20_000))}]`),
    push("the same as one text", JSON.stringify(`[${event(1, nested(20_000))}]`)),
    push("a push with 1.5 million brackets", `[${event(1, nested(1_500_000))}]`),
    push("the same as one text", JSON.stringify(`[${event(1, nested(1_500_000))}]`)),
    push("a push with a number of 131,071 digits", `[${event(1, "1e131071")}]`),
    push(
      "a push of 500 events and 3 MB",
      `[${Array.from({ length: 500 }, (_, n) => event(n + 1, `{"note":"${"x".repeat(6_000)}"}`)).join(",")}]`,
    ),
    push("a push of 20,000 events", `[${many(20_000, "{}")}]`),
    { name: "a read of one column 2,000 times", path: `${games}select=${many(2_000, "id")}` },
    {
      name: "a read with 200 levels of logic",
      path: `${games}or=(${"and(or(".repeat(100)}id.is.null${"))".repeat(100)})`,
    },
    { name: "a read with 1,000 conditions", path: `${games}or=(${many(1_000, "id.is.null")})` },
  ];
}

/** Sends one after the other and reads once after each answer. */
export async function tryDangerousRequests(
  api: LoadApi,
  sideline: Sideline,
): Promise<readonly DangerousWait[]> {
  const waits: DangerousWait[] = [];
  const read = () => askAs(api, "/rest/v1/games?select=id&limit=1");
  await read();
  for (const { name, path, isPush, body } of requestsAt(sideline)) {
    const { status, ms } = await askAs(api, path, isPush ? sideline.token : null, body);
    const next = await read();
    if (next.status !== 200) throw new Error(`After ${name} a read answered ${next.status}.`);
    waits.push({ name, status, own: ms, next: next.ms });
  }
  return waits;
}
