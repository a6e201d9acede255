/** One request that PostgREST and the embedded subset must answer alike. */
export interface OracleRequest {
  readonly path: string;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent without a token. */
  readonly isAnonymous?: boolean;
  /** Status and code must be equal; a newer release words the message anew. */
  readonly isWordingOwn?: boolean;
}

const COUNT = { prefer: "count=exact" };
const SINGLE = { accept: "application/vnd.pgrst.object+json" };

const reads: readonly OracleRequest[] = [
  ...[
    "select=*&id=eq.2&order=id",
    "select=id,label:name&id=lte.3&order=id.desc",
    "select=id,at,day,score&id=in.(1,2,3)&order=id",
    "select=id&order=name.desc.nullslast,id.asc&limit=5",
    "select=id&order=name.asc.nullsfirst&limit=2",
    "select=id&id=gt.5&id=lt.9&order=id",
    "select=id&name=is.null",
    "select=id&is_on=is.true&id=lt.5&order=id",
    "select=id&name=ilike.*NAME 99*&id=lt.1000&order=id",
    "select=id&name=like.Odd*",
    'select=id&name=in.("Name 1","Odd \\"quoted\\", (name)")&order=id',
    "select=id&id=in.()",
    "select=id&name=not.is.null&id=in.(6,7,8)&order=id",
    "select=id&id=not.in.(1,2)&id=lt.4&order=id",
    "select=id&or=(id.eq.3,name.eq.Name 5)&order=id",
    "select=id&or=(id.gt.2344,and(id.gt.1,id.lt.3))&order=id",
    "select=id&not.or=(id.gt.2,id.lt.2)",
    "select=id&and=(id.gt.2,id.not.gt.4)&order=id",
    "select=id&or=(name.not.is.null,id.eq.7)&id=lt.3&order=id",
    "select=id&score=gte.586&order=id",
    "select=id&at=gt.2026-01-03T03:04:00Z&order=id",
    "select=id&day=lt.2026-01-04&order=id",
    "select=id&id=gt.2&order=id&limit=2&offset=1",
    "select=id,name,doc&name=eq.Name 5&order=id.desc&limit=20",
    "select=id&limit=0",
    "select=id&id=eq.one",
    "select=id&owner=eq.nothing",
    "select=id&id=eq.99999999999",
    "select=id&day=eq.2026-13-01",
    "select=id&is_on=eq.maybe",
    "select=id&order=id&offset=5000",
    "select=id&order=id",
  ].map((query) => ({ path: `/conformance?${query}` })),
  { path: "/conformance?select=id&order=id", headers: COUNT },
  { path: "/conformance?select=id&order=id&limit=3", headers: COUNT },
  { path: "/conformance_view?select=id&order=id", headers: COUNT },
  { path: "/conformance_view?select=id&id=gt.5", headers: COUNT },
  { path: "/conformance_view?select=id&offset=9", headers: COUNT },
  { path: "/conformance_view?select=id&offset=3", headers: COUNT },
  { path: "/conformance?select=id&order=id", headers: { ...COUNT, range: "5-6" } },
  { path: "/conformance?select=id&order=id", headers: { range: "2340-" } },
  { path: "/conformance?select=id", method: "HEAD", headers: COUNT },
  { path: "/conformance_view?select=id", method: "HEAD", headers: COUNT },
  { path: "/conformance?select=id&id=eq.4", headers: SINGLE },
  { path: "/conformance?select=id&id=eq.-4", headers: SINGLE, isWordingOwn: true },
  { path: "/conformance_view?select=id", headers: SINGLE, isWordingOwn: true },
  { path: "/conformance?select=nope", isWordingOwn: true },
  { path: "/conformance?nope=eq.1", isWordingOwn: true },
  { path: "/conformance?order=nope", isWordingOwn: true },
  { path: "/conformance_secret" },
  { path: "/conformance_secret", isAnonymous: true },
  { path: "/conformance?select=id", headers: { "accept-profile": "auth" }, isWordingOwn: true },
];

/**
 * Leaves out the SQLSTATEs 40001 and 40P01, which PostgREST 12 repeats until they pass, and 21000,
 * 42P17, 53400 and 54000, whose status newer releases changed.
 */
const calls: readonly OracleRequest[] = [
  ["t_scalar", { a: 1, b: 2 }],
  ["t_scalar", { a: 1 }],
  ["t_scalar", { a: "x" }],
  ["t_json", { p: { a: [1, "ü", null] } }],
  ["t_json", { p: null }],
  ["t_boolean", { p: true }],
  ["t_boolean", { p: null }],
  ["t_null", {}],
  ["t_void", {}],
  ["t_scalars", {}],
  ["t_row", {}],
  ["t_rows?select=id&id=gt.5&order=id&limit=2", {}],
  ["t_table", { n: 2 }],
  ["t_table", { n: 0 }],
  ["t_uuid", { p: "no uuid" }],
  ["t_array", { p: ["00000000-0000-4000-8000-000000000001"] }],
  ["t_denied", {}],
  ...[
    "P0001",
    "P0002",
    "23502",
    "23503",
    "23505",
    "23514",
    "22023",
    "22P02",
    "25006",
    "28000",
    "42501",
    "42883",
    "42P01",
    "53300",
    "55000",
    "57014",
    "58000",
    "XX000",
    "PT413",
    "PT404",
    "PT429",
    "0A000",
  ].map((code) => ["t_raise", { p_code: code }] as const),
].map(([name, body]) => ({ path: `/rpc/${String(name)}`, method: "POST", body }) as const);

export const ORACLE_REQUESTS: readonly OracleRequest[] = [
  ...reads,
  ...calls,
  { path: "/rpc/t_rows?select=id&order=id", method: "POST", body: {}, headers: COUNT },
  { path: "/rpc/t_table", method: "POST", body: { n: 1 }, headers: SINGLE },
  { path: "/rpc/t_table", method: "POST", body: { n: 2 }, headers: SINGLE, isWordingOwn: true },
  { path: "/rpc/t_denied", method: "POST", body: {}, isAnonymous: true },
  { path: "/rpc/t_unknown", method: "POST", body: { a: 1 }, isWordingOwn: true },
  { path: "/rpc/t_unknown", method: "POST", body: {}, isWordingOwn: true },
  { path: "/rpc/t_scalar", method: "POST", body: { a: 1, c: 2 }, isWordingOwn: true },
];
