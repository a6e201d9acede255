import { AsyncLocalStorage } from "node:async_hooks";

/** What a function answers a request with. */
export type FunctionHandler = (request: Request) => Response | Promise<Response>;

/** The environment of one backend's functions; a hosted project has one of the same names. */
export type FunctionEnvironment = Readonly<Record<string, string | undefined>>;

/** Several backends may run in one process: each call carries the environment of its own. */
const environments = new AsyncLocalStorage<FunctionEnvironment>();

const handlers = new Map<string, Promise<FunctionHandler>>();
let served: FunctionHandler | undefined;
let loading: Promise<unknown> = Promise.resolve();

const shim = {
  serve(handler: FunctionHandler): void {
    served = handler;
  },
  env: { get: (name: string): string | undefined => environments.getStore()?.[name] },
};

/**
 * The handler that a function's index.ts hands to `Deno.serve`; loaded once.
 * @throws when the file cannot be loaded or serves nothing.
 */
export function loadServed(url: string): Promise<FunctionHandler> {
  const known = handlers.get(url) ?? load(url);
  handlers.set(url, known);
  return known;
}

/** One after the other, because `Deno.serve` does not say whose handler it gets. */
function load(url: string): Promise<FunctionHandler> {
  const result = loading.then(async () => {
    Object.assign(globalThis, { Deno: shim });
    served = undefined;
    await import(url);
    const handler: FunctionHandler | undefined = served;
    if (handler === undefined) throw new Error(`${url} calls no Deno.serve`);
    return handler;
  });
  loading = result.catch(() => undefined);
  return result;
}

/** Runs `work` so that `Deno.env` reads `environment`. */
export function runWith<T>(environment: FunctionEnvironment, work: () => T): T {
  return environments.run(environment, work);
}
