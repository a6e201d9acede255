import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import { AUTH_STORAGE_KEY, createAuthStorage, VERIFIER_KEY } from "./auth-storage.ts";
import { createSessionKeeper, SESSION_KEY } from "./session-keeper.ts";

const session = (n: number, id = "user-1") => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  expires_in: 3600,
  user: { id, email: "scorer@demo.test" },
});

function keeperOn(storage = createMemoryStorage(), now = () => 1_000) {
  const tabs = new EventTarget();
  return { keeper: createSessionKeeper({ storage, now, tabs }), storage, tabs };
}

function fromOtherTab(tabs: EventTarget, key: string | null, newValue: string | null): void {
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
}

describe("the session keeper", () => {
  it("gives a reloaded tab the same session, with the moment at which it arrived", () => {
    const { keeper, storage } = keeperOn();
    keeper.accept(session(1));
    expect(keeperOn(storage, () => 9_999).keeper.current()).toEqual(keeper.current());
    expect(keeper.current()?.obtainedAt).toBe(1_000);
  });

  it.each([
    ["rubbish", "{"],
    ["another shape", '{"obtainedAt":1}'],
    ["null", "null"],
  ])("reads %s in the storage as nobody", (_, text) => {
    const storage = createMemoryStorage();
    storage.setItem(SESSION_KEY, text);
    expect(keeperOn(storage).keeper.current()).toBeNull();
  });

  it("works in memory where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const { keeper } = keeperOn({ getItem: blocked, setItem: blocked, removeItem: blocked });
    keeper.accept(session(1));
    expect(keeper.current()?.userId).toBe("user-1");
  });

  it("follows a sign-in, a refresh and a sign-out of another tab", () => {
    const first = keeperOn();
    const second = keeperOn(first.storage);
    let calls = 0;
    second.keeper.subscribe(() => {
      calls += 1;
    });
    first.keeper.accept(session(1));
    fromOtherTab(second.tabs, SESSION_KEY, first.storage.getItem(SESSION_KEY));
    expect(second.keeper.current()?.accessToken).toBe("access-1");
    first.keeper.forget();
    fromOtherTab(second.tabs, SESSION_KEY, null);
    expect(second.keeper.current()).toBeNull();
    expect(calls).toBe(2);
  });

  it("keeps what it knows when the browser's storage is cleared under it", () => {
    const { keeper, tabs } = keeperOn();
    keeper.accept(session(1));
    fromOtherTab(tabs, null, null);
    expect(keeper.current()?.userId).toBe("user-1");
  });

  it("a refusal stays over a reload and ends with the next sign-in", () => {
    const { keeper, storage } = keeperOn();
    keeper.accept(session(1));
    keeper.markRefused("refresh-0");
    expect(keeper.current()?.isRefused).toBe(false);
    keeper.markRefused("refresh-1");
    const reloaded = keeperOn(storage).keeper;
    expect(reloaded.current()?.isRefused).toBe(true);
    reloaded.accept(session(2));
    expect(reloaded.current()?.isRefused).toBe(false);
  });
});

describe("the store that the auth library gets", () => {
  it("shows a session that never expires, so that the library never refreshes by itself", () => {
    const { keeper, storage } = keeperOn();
    keeper.accept(session(1));
    const tenDays = 864_000_000;
    const library = createAuthStorage(keeper, storage, () => tenDays);
    const shown = JSON.parse(String(library.getItem(AUTH_STORAGE_KEY)));
    expect(shown.expires_at).toBeGreaterThan(tenDays / 1000 + 3600);
  });

  it("does not let the library remove a session", () => {
    const { keeper, storage } = keeperOn();
    keeper.accept(session(1));
    createAuthStorage(keeper, storage, Date.now).removeItem(AUTH_STORAGE_KEY);
    expect(keeper.current()?.userId).toBe("user-1");
    expect(storage.getItem(SESSION_KEY)).not.toBeNull();
  });

  it("a changed user with the same token does not make the token younger", () => {
    let time = 1_000;
    const { keeper, storage } = keeperOn(createMemoryStorage(), () => time);
    const library = createAuthStorage(keeper, storage, () => time);
    library.setItem(AUTH_STORAGE_KEY, JSON.stringify(session(1)));
    time = 5_000;
    library.setItem(AUTH_STORAGE_KEY, JSON.stringify(session(1)));
    expect(keeper.current()?.obtainedAt).toBe(1_000);
    library.setItem(AUTH_STORAGE_KEY, JSON.stringify(session(2)));
    expect(keeper.current()?.obtainedAt).toBe(5_000);
  });

  it("keeps the library's other values over a page load", () => {
    const { keeper, storage } = keeperOn();
    createAuthStorage(keeper, storage, Date.now).setItem("x", "v");
    const reloaded = createAuthStorage(keeper, storage, Date.now);
    expect(reloaded.getItem("x")).toBe("v");
    reloaded.removeItem("x");
    expect(reloaded.getItem("x")).toBeNull();
  });

  it("keeps a link's verifier over a page load, and only once its mail was sent", () => {
    const { keeper, storage } = keeperOn();
    const open = () => createAuthStorage(keeper, storage, Date.now);
    const library = open();
    library.setItem(VERIFIER_KEY, "first");
    expect(library.hasVerifier()).toBe(false);
    library.settleVerifier(true);
    library.setItem(VERIFIER_KEY, "of a refused request");
    library.settleVerifier(false);
    library.removeItem(VERIFIER_KEY);
    expect(open().getItem(VERIFIER_KEY)).toBe("first");
    library.forgetVerifier();
    expect(open().hasVerifier()).toBe(false);
  });

  it("works where the browser's storage is blocked", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    const { keeper } = keeperOn();
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const library = createAuthStorage(keeper, storage, Date.now);
    library.setItem(VERIFIER_KEY, "v");
    library.settleVerifier(true);
    expect(library.getItem(VERIFIER_KEY)).toBe("v");
  });
});
