import { AsyncLocalStorage } from "node:async_hooks";

export type FunctionHandler = (request: Request) => Response | Promise<Response>;

/** The environment of one backend's functions, with the names of a hosted project. */
export type FunctionEnvironment = Readonly<Record<string, string | undefined>>;

/** The environment of the current call, since several backends may run in one process. */
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
 * The handler that a function's index.ts passes to `Deno.serve`; loaded once.
 * @throws when the file cannot be loaded or serves nothing.
 */
export function loadServed(url: string): Promise<FunctionHandler> {
  const known = handlers.get(url) ?? load(url);
  handlers.set(url, known);
  return known;
}

/** Loads one file at a time, because `Deno.serve` does not say which file calls it. */
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

/** Runs `work` with `environment` as `Deno.env`. */
export function runWith<T>(environment: FunctionEnvironment, work: () => T): T {
  return environments.run(environment, work);
}
