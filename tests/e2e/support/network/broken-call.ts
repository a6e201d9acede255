import type { Page, Request } from "@playwright/test";
import type { FaultProxy } from "../../../helpers/fault-proxy.ts";
import type { FaultKind } from "./fault-kinds.ts";

export type Call = (request: {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}) => boolean;

export interface BrokenCall {
  /** How often the fault has met the call. */
  fired(): number;
  heal(): Promise<void>;
}

/** Calls of this function whose body contains `part`. */
export const rpc =
  (name: string, part = ""): Call =>
  ({ path, body }) =>
    path.startsWith(`/rest/v1/rpc/${name}`) && body.includes(part);

const isOfApi: Call = ({ path }) => /^\/(rest|auth|functions)\//.test(path);

/**
 * Breaks every call of a kind until it is healed, and the `others` alike. Where nobody listens or
 * nothing is answered, that holds for the whole API: no network is silent for one call alone.
 */
export async function breakCall(
  { network, phone }: { readonly network: FaultProxy; readonly phone: Page },
  call: Call,
  { fault }: Pick<FaultKind, "fault">,
  others: readonly Call[] = [],
): Promise<BrokenCall> {
  if (fault.kind === "refuse-connection") return refuseConnections(network, phone, call);
  const fired = network.inject(call, fault, Number.POSITIVE_INFINITY);
  const alike = fault.kind === "stall" ? [isOfApi] : others;
  for (const other of alike) network.inject(other, fault, Number.POSITIVE_INFINITY);
  return { fired, heal: async () => network.heal() };
}

/** A proxy that does not listen counts nothing, so the browser's refused requests are counted. */
async function refuseConnections(
  network: FaultProxy,
  phone: Page,
  call: Call,
): Promise<BrokenCall> {
  let fired = 0;
  const count = (request: Request) => {
    if (request.failure()?.errorText !== "net::ERR_CONNECTION_REFUSED") return;
    const { pathname, search } = new URL(request.url());
    const asked = { method: request.method(), path: pathname + search };
    if (call({ ...asked, body: request.postData() ?? "" })) fired += 1;
  };
  phone.on("requestfailed", count);
  await network.cut();
  return {
    fired: () => fired,
    async heal() {
      phone.off("requestfailed", count);
      await network.restore();
    },
  };
}
