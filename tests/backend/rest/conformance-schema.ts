import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";

/** More rows than one answer holds (I23), so that a read needs pages. */
export const CONFORMANCE_ROWS = 2_345;

/** A table, a view and functions of every result shape, only for these tests. */
export async function createConformanceSchema(database: SqlDatabase): Promise<void> {
  await database.exec(`
    create table public.conformance (
      id integer primary key, name text, score numeric, is_on boolean, day date,
      at timestamptz, tags text[], doc jsonb, owner uuid
    );
    insert into public.conformance
    select n, 'Name ' || n, n / 4.0, n % 2 = 0, date '2026-01-01' + n,
      timestamptz '2026-01-01 12:00:00.5+00' + n * interval '1 minute',
      array['a', 'b,c'], jsonb_build_object('n', n), gen_random_uuid()
    from generate_series(1, ${CONFORMANCE_ROWS}) n;
    update public.conformance set name = null where id = 7;
    update public.conformance set name = 'Odd "quoted", (name)' where id = 8;
    create view public.conformance_view as select id, name from public.conformance where id <= 3;
    create table public.conformance_secret (id integer primary key, note text);
    grant select on public.conformance, public.conformance_view to anon, authenticated;

    create function public.t_scalar(a integer, b integer default 10) returns integer
      language sql as 'select a + b';
    create function public.t_json(p jsonb) returns jsonb language sql as 'select p';
    create function public.t_null() returns text language sql as 'select null::text';
    create function public.t_boolean(p boolean) returns boolean language sql as 'select p';
    create function public.t_void() returns void language sql as 'select 1';
    create function public.t_scalars() returns setof integer
      language sql as 'select generate_series(1, 3)';
    create function public.t_row() returns public.conformance
      language sql as 'select * from public.conformance where id = 1';
    create function public.t_rows() returns setof public.conformance
      language sql as 'select * from public.conformance';
    create function public.t_table(n integer) returns table (x integer, label text)
      language sql as 'select g, ''label '' || g from generate_series(1, n) g';
    create function public.t_uuid(p uuid) returns uuid language sql as 'select p';
    create function public.t_array(p uuid[]) returns integer language sql as 'select cardinality(p)';
    create function public.t_who() returns json language sql as
      $$ select json_build_object('role', current_user, 'uid', auth.uid()) $$;
    create function public.t_raise(p_code text) returns void language plpgsql as
      $$ begin raise exception 'raised' using errcode = p_code, detail = 'a detail', hint = 'a hint'; end $$;
    create function public.t_denied() returns integer language sql as 'select 1';
    do $$
    declare f regprocedure;
    begin
      for f in select oid::regprocedure from pg_proc where proname like 't\\_%'
        and pronamespace = 'public'::regnamespace and proname <> 't_denied'
      loop execute format('grant execute on function %s to anon, authenticated, service_role', f); end loop;
    end $$;
  `);
}
