import type { PullParts } from "../../src/app/refresh/pull.ts";
import type { LocalStore } from "../../src/local/db/local-store.ts";
import { createRemote, type Remote } from "../../src/remote/client.ts";
import { createDevice } from "./device.ts";
import { signInAs } from "./sign-in-as.ts";
import { startTableServer, type TableServer } from "./table-server.ts";

/** A tab of a new device that reads a scripted server's tables. */
export interface ReadingTab {
  readonly store: LocalStore;
  readonly server: TableServer;
  readonly remote: Remote;
  /** The arguments of a pull that begins now. */
  readonly parts: PullParts;
  close(): Promise<void>;
}

/** Opens a tab on a server with these rows, with `user-ada` signed in. */
export async function openReadingTab(tables?: TableServer["tables"]): Promise<ReadingTab> {
  const { store } = await createDevice().openTab();
  const server = await startTableServer(tables);
  const remote = createRemote({ url: server.url, publishableKey: "k", storage: null, tabs: null });
  signInAs(remote, "user-ada");
  const { reference, session: identity } = remote;
  return {
    store,
    server,
    remote,
    get parts() {
      return {
        store,
        reference,
        identity,
        reader: identity.currentUserId(),
        signal: new AbortController().signal,
        readAt: "2026-11-21T12:00:00.000Z",
      };
    },
    async close() {
      remote.close();
      store.close();
      await server.close();
    },
  };
}
