/**
 * The part of Deno that our functions use. The hosted project brings the real one, the embedded
 * backend its own (supabase/local/functions/deno-shim.ts).
 */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): void;
  const env: { get(name: string): string | undefined };
}
