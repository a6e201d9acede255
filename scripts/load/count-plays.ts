import { askAs, type LoadApi, must } from "./api.ts";
import type { PhoneReport } from "./phone.ts";
import type { Sideline } from "./sidelines.ts";

const PAGE = 500;

export interface PlayCount {
  readonly lost: number;
  readonly doubled: number;
}

/**
 * Reads the logs and the totals of all games: a play that is in no log is lost, one that the log
 * has twice or the totals count twice is doubled.
 */
export async function countPlays(
  api: LoadApi,
  sidelines: readonly Sideline[],
  reports: readonly PhoneReport[],
): Promise<PlayCount> {
  const logged = new Map<string, number>();
  let tackles = 0;
  const tokens = new Map(sidelines.map(({ gameId, token }) => [gameId, token]));
  for (const [gameId, token] of tokens) {
    for (const id of await logOf(api, gameId, token)) logged.set(id, (logged.get(id) ?? 0) + 1);
    const rows = await must<readonly { readonly tackles: number }[]>(
      askAs(api, `/rest/v1/game_stats?select=tackles&game_id=eq.${gameId}`, api.secretKey),
    );
    tackles += rows.reduce((sum, row) => sum + row.tackles, 0);
  }
  const sent = reports.flatMap((report) => report.sent);
  const twice = [...logged.values()].filter((times) => times > 1).length;
  return {
    lost: sent.filter((id) => !logged.has(id)).length,
    doubled: Math.max(twice, tackles - sent.length),
  };
}

async function logOf(api: LoadApi, gameId: string, token: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after = 0; ; ) {
    const page = await must<{
      readonly events: readonly { readonly event_id: string; readonly game_seq: number }[];
    }>(
      askAs(api, "/rest/v1/rpc/pull_game_events", token, {
        p_game_id: gameId,
        p_after_seq: after,
        p_limit: PAGE,
      }),
    );
    const last = page.events.at(-1);
    if (last === undefined) return ids;
    ids.push(...page.events.map(({ event_id: id }) => id));
    after = last.game_seq;
  }
}
