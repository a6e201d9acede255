import type { LocalSecrets } from "../config/local-secrets.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { ApiKeyError } from "../http/api-key.ts";
import { type ApiAnswer, type ApiHandler, type ApiRequest, notBuilt } from "../http/api-message.ts";
import { callFunction, chooseOverload, readCallArguments } from "./call-function.ts";
import { type CatalogueCache, createCatalogueCache } from "./catalogue-cache.ts";
import { identify, type RequestIdentity } from "./identity.ts";
import { requireKey } from "./keyed-views.ts";
import { readQuery } from "./read-query.ts";
import { selectRows } from "./read-rows.ts";
import { NotBuiltError, RestError } from "./rest-error.ts";
import { rowsAnswer, wantsExactCount } from "./rows-answer.ts";
import { runAs } from "./run-as.ts";
import { isSqlFailure, sqlErrorAnswer } from "./sql-error-answer.ts";
import { quoteName } from "./sql-text.ts";
import { unknownFunction, unknownTable } from "./unknown-name.ts";

/**
 * `/rest/v1`: selects on tables and views, and RPC by POST, answered as PostgREST does. Paths come
 * without the prefix; anything else is answered 501 in words.
 */
export function createRestHandler(database: SqlDatabase, secrets: LocalSecrets): ApiHandler {
  const catalogue = createCatalogueCache(database);
  return async (request) => {
    let identity: RequestIdentity = { role: "anon", claims: {} };
    try {
      identity = await identify(request, secrets);
      checkSchema(request);
      return await answer(database, catalogue, identity, request);
    } catch (error) {
      if (error instanceof RestError) return error.toAnswer();
      if (error instanceof ApiKeyError) return error.toAnswer();
      if (error instanceof NotBuiltError) return notBuilt(error.message);
      if (isSqlFailure(error)) return sqlErrorAnswer(error, identity.role !== "anon");
      throw error;
    }
  };
}

async function answer(
  database: SqlDatabase,
  catalogue: CatalogueCache,
  identity: RequestIdentity,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const [first = "", second, ...more] = request.path.split("/").slice(1).map(decodeURIComponent);
  if (first === "" || more.length > 0) throw new NotBuiltError("the API description");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (first === "rpc" && second !== undefined) {
    if (request.method !== "POST") throw new NotBuiltError("functions called by other than POST");
    return rpc(database, catalogue, identity, request, second);
  }
  if (second !== undefined) throw new NotBuiltError("paths below a table");
  if (!isRead) {
    throw new NotBuiltError(`${request.method} on tables: writes go through functions (D12)`);
  }
  return read(database, catalogue, identity, request, first);
}

async function read(
  database: SqlDatabase,
  catalogue: CatalogueCache,
  identity: RequestIdentity,
  request: ApiRequest,
  name: string,
): Promise<ApiAnswer> {
  const relation = await catalogue.find(({ relations }) => relations.get(name));
  if (relation === undefined) throw unknownTable(name, (await catalogue.current()).relations);
  requireKey(request, relation.name);
  const query = readQuery(request, relation.name, relation.columns);
  const source = `public.${quoteName(relation.name)}`;
  const page = await runAs(database, identity, request, (tx) =>
    selectRows(tx, source, query, wantsExactCount(request)),
  );
  return rowsAnswer(request, page);
}

async function rpc(
  database: SqlDatabase,
  catalogue: CatalogueCache,
  identity: RequestIdentity,
  request: ApiRequest,
  name: string,
): Promise<ApiAnswer> {
  const given = readCallArguments(request.body);
  const fn = await catalogue.find(({ functions }) =>
    chooseOverload(functions.get(name) ?? [], given),
  );
  if (fn === undefined) {
    throw unknownFunction(name, Object.keys(given), (await catalogue.current()).functions);
  }
  return runAs(database, identity, request, (tx) => callFunction(tx, fn, given, request));
}

function checkSchema(request: ApiRequest): void {
  const schema = request.headers["accept-profile"] ?? request.headers["content-profile"];
  if (schema === undefined || schema === "public") return;
  throw new RestError(406, {
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: "Only the following schemas are exposed: public",
  });
}
