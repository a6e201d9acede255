import { fail, ok, type Result } from "../../domain/shared/result.ts";

/** Rows per request; a server may send fewer, which is not the end (I23). */
const PAGE_LENGTH = 1_000;
const TIMEOUT_MS = 15_000;

export interface PublicBackend {
  /** The origin without a trailing slash; empty for the page's own. */
  readonly url: string;
  readonly publishableKey: string;
}

/** `unreachable`: no answer in time. `refused`: an answer that is no success. `unreadable`: no rows. */
export type PublicReadProblem = "unreachable" | "refused" | "unreadable";

export type PublicRow = Readonly<Record<string, unknown>>;

/** Reads every row for a visitor, or says why not (I23). `key` is unique, `filter` PostgREST's. */
export async function readPublicRows(
  { url, publishableKey }: PublicBackend,
  table: string,
  key: string,
  filter: Readonly<Record<string, string>>,
): Promise<Result<readonly PublicRow[], { readonly code: PublicReadProblem }>> {
  const rows: PublicRow[] = [];
  let query = new URLSearchParams({ ...filter, order: key, limit: `${PAGE_LENGTH}` });
  const firstPage = `${query}`;
  for (;;) {
    let page: unknown;
    let left: number;
    try {
      const answer = await fetch(`${url}/rest/v1/${table}?${query}`, {
        headers: { apikey: publishableKey, prefer: "count=exact" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) return fail({ code: "refused" });
      // "0-999/1234" says how many rows there are from here on, which alone tells the end.
      left = Number(answer.headers.get("content-range")?.split("/")[1] ?? Number.NaN);
      page = await answer.json();
    } catch (error) {
      return fail({ code: error instanceof SyntaxError ? "unreadable" : "unreachable" });
    }
    if (!Array.isArray(page) || Number.isNaN(left)) return fail({ code: "unreadable" });
    rows.push(...page);
    if (left <= page.length) return ok(rows);
    const last = page.at(-1)?.[key];
    if (typeof last !== "string") return fail({ code: "unreadable" });
    query = new URLSearchParams(firstPage);
    query.append(key, `gt.${last}`);
  }
}
