/**
 * The part of Deno's API that our functions use. The embedded backend implements it in
 * supabase/local/functions/deno-shim.ts.
 */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): void;
  const env: { get(name: string): string | undefined };
}
