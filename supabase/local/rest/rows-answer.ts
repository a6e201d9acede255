import type { ApiAnswer, ApiRequest } from "../http/api-message.ts";
import { RestError } from "./rest-error.ts";

/** One page of rows as PostgreSQL wrote it. */
export interface RowsPage {
  /** A JSON array. */
  readonly json: string;
  readonly rowCount: number;
  readonly offset: number;
  /** The number of all matching rows, when count=exact was requested. */
  readonly total: number | undefined;
}

/** `Prefer: count=exact`. */
export function wantsExactCount(request: ApiRequest): boolean {
  return /(^|[,\s])count=exact\b/.test(request.headers.prefer ?? "");
}

/** `Accept: application/vnd.pgrst.object+json`: exactly one row, as an object. */
export function wantsSingleRow(request: ApiRequest): boolean {
  return (request.headers.accept ?? "").includes("application/vnd.pgrst.object+json");
}

/**
 * Status, Content-Range and body of a page, as PostgREST gives them.
 * @throws RestError PGRST103 past the end, PGRST116 when one row was asked and others came.
 */
export function rowsAnswer(request: ApiRequest, page: RowsPage): ApiAnswer {
  const { rowCount, offset, total } = page;
  if (total !== undefined && offset > total) {
    throw new RestError(
      416,
      {
        code: "PGRST103",
        message: "Requested range not satisfiable",
        details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      },
      { "content-range": `*/${total}` },
    );
  }
  const isSingle = wantsSingleRow(request);
  if (isSingle && rowCount !== 1) {
    throw new RestError(406, {
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${rowCount} rows`,
    });
  }
  const rows = rowCount === 0 ? "*" : `${offset}-${offset + rowCount - 1}`;
  const type = isSingle ? "application/vnd.pgrst.object+json" : "application/json";
  return {
    status: total !== undefined && rowCount < total ? 206 : 200,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-range": `${rows}/${total ?? "*"}`,
    },
    body: isSingle ? page.json.trim().slice(1, -1) : page.json,
  };
}
