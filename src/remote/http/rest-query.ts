/**
 * The part of postgrest-js that this client uses, as types of its own: plain selects on tables
 * and views, and functions. No embeds and no writes, so that any backend can serve it, and no
 * row types, because nothing that arrives is trusted before src/contract has read it.
 */
export interface Rest {
  from(table: string): {
    select(columns: string, options?: { readonly count?: "exact" }): Select;
  };
  rpc(name: string, parameters: Readonly<Record<string, unknown>>): PromiseLike<RestAnswer>;
}

export interface Select extends PromiseLike<RestAnswer> {
  eq(column: string, value: string | number | boolean): Select;
  gt(column: string, value: string | number): Select;
  is(column: string, value: null | boolean): Select;
  /** One of the values; a long list makes a long address, so ask for a hundred at most. */
  in(column: string, values: readonly string[]): Select;
  order(column: string, options?: { readonly ascending: boolean }): Select;
  limit(count: number): Select;
}

export interface RestAnswer {
  readonly data: unknown;
  /** Rows that match the query, where it asked for `count: "exact"`. */
  readonly count: number | null;
}
