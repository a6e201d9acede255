import { services } from "../bootstrap/services.ts";
import type { SessionSnapshot } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";

type Settled = Exclude<SessionSnapshot, { readonly status: "starting" }>;

export async function whenSettled(): Promise<Settled> {
  await services();
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const now = sessionStore.getState();
      if (now.status === "starting" || (now.status === "signed-in" && now.isProfilePending)) return;
      stop();
      resolve(now);
    };
    stop = sessionStore.subscribe(look);
    look();
  });
}
