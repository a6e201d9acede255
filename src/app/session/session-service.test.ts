import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import {
  jsonAnswer,
  portalPage,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { SESSION_KEY } from "../../remote/auth/session-keeper.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import type { LastKnownUser } from "./last-known-user.ts";
import { createSessionService, type SessionService } from "./session-service.ts";
import type { SessionUser } from "./session-state.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

const never = new AbortController().signal;
interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly isCollector: boolean;
  readonly mustChange?: boolean;
  readonly isDisabled?: boolean;
  /** The server refuses every read of a locked account. */
  readonly isShutOut?: boolean;
}
const bo: Person = { id: "user-bo", name: "Bo Chen", role: "admin", isCollector: true };
const PEOPLE: Record<string, Person> = {
  "ada@demo.test": { id: "user-ada", name: "Ada Reyes", role: "user", isCollector: false },
  "bo@demo.test": bo,
};

/** Whoever opened a game pass (D69). */
const PASS = "pass@demo.test";

let server: ScriptedServer;
let collectors: "open" | "approved";
let captainsConfirm: string;
let refuseRefresh: boolean;

beforeEach(async () => {
  collectors = "open";
  captainsConfirm = "off";
  refuseRefresh = false;
  server = await startScriptedServer((request) => {
    if (request.path === "/auth/v1/token") {
      if (request.query.get("grant_type") === "refresh_token") {
        return refuseRefresh
          ? jsonAnswer(400, { error_code: "refresh_token_not_found", msg: "x" })
          : portalPage(403);
      }
      const { email } = JSON.parse(request.body);
      return jsonAnswer(200, {
        access_token: `access-${server.requests.length}-${email}`,
        refresh_token: `refresh-${email}`,
        expires_in: 3600,
        token_type: "bearer",
        user: { id: PEOPLE[email]?.id ?? "user-pass", email, is_anonymous: email === PASS },
      });
    }
    if (request.path === "/auth/v1/signup") return jsonAnswer(200, { id: "user-new", email: "x" });
    if (request.path === "/auth/v1/logout") return { status: 204 };
    const email = request.headers.authorization?.replace(/^Bearer access-\d+-/, "") ?? "";
    const person = PEOPLE[email];
    if (person?.isShutOut === true) return jsonAnswer(403, { code: "42501" });
    if (request.path.endsWith("/user_profiles") && person !== undefined) {
      const { id, name, role, isCollector, mustChange, isDisabled } = person;
      return jsonAnswer(200, [
        {
          user_id: id,
          email,
          full_name: name,
          role,
          is_collector: isCollector,
          must_change_password: mustChange ?? false,
          is_disabled: isDisabled ?? false,
        },
      ]);
    }
    if (request.path.endsWith("/rpc/my_game_passes")) {
      return jsonAnswer(200, { name: "Jo Field (game pass)", passes: [] });
    }
    if (request.path.endsWith("/app_settings")) {
      return jsonAnswer(200, [
        {
          public_browsing: "all",
          collectors,
          game_passes: "off",
          captains_confirm: captainsConfirm,
        },
      ]);
    }
    return jsonAnswer(401, { code: "PGRST303" });
  });
});

const running: Tab[] = [];
afterEach(async () => {
  for (const tab of running.splice(0)) {
    tab.session.stop();
    tab.remote.close();
  }
  await server.close();
});

/** What survives a closed tab. */
function createDevice() {
  let known: SessionUser | null = null;
  const device = {
    storage: createMemoryStorage(),
    tabs: new EventTarget(),
    isOnline: true,
    purges: 0,
    failsToPurge: false,
    time: Date.parse("2026-11-21T18:00:00Z"),
    known: () => known,
    lastKnown: {
      load: async () => known,
      save: async (user) => {
        known = user;
      },
      forget: async () => {
        known = null;
      },
    } satisfies LastKnownUser,
  };
  return device;
}
type Device = ReturnType<typeof createDevice>;

interface Tab {
  readonly remote: Remote;
  readonly session: SessionService;
  readonly store: SessionStore;
  networkChanged(): void;
}

function connect(device: Device): Remote {
  return createRemote({
    url: server.url,
    publishableKey: "k",
    storage: device.storage,
    tabs: device.tabs,
    now: () => device.time,
    timeoutMs: 2_000,
  });
}

async function openTab(device: Device): Promise<Tab> {
  const remote = connect(device);
  const store = createSessionStore();
  const listeners = new Set<() => void>();
  const session = createSessionService({
    remote,
    store,
    lastKnown: device.lastKnown,
    sessionKept: async () => undefined,
    network: {
      isOnline: () => device.isOnline,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async purgeCachedReads() {
      if (device.failsToPurge) throw new Error("a listener threw");
      device.purges += 1;
    },
  });
  const tab: Tab = {
    remote,
    session,
    store,
    networkChanged: () => {
      for (const listener of listeners) listener();
    },
  };
  running.push(tab);
  expect(store.getState().status).toBe("starting");
  await session.start();
  return tab;
}

const signIn = (tab: Tab, email = "ada@demo.test") =>
  tab.session.enter((auth) => auth.signInWithPassword(email, "demo-user-2026"));
const shown = (tab: Tab) => tab.store.getState();

describe("the session", () => {
  it("is nobody on a new device, and the person with profile after a sign-in", async () => {
    const tab = await openTab(createDevice());
    expect(shown(tab)).toEqual({ status: "signed-out", connection: "online" });
    expect(await signIn(tab)).toMatchObject({ ok: true, value: { fullName: "Ada Reyes" } });
    expect(shown(tab)).toEqual({
      status: "signed-in",
      signInNeeded: false,
      isProfilePending: false,
      marks: { wasRecovered: false, wasInvited: false, isFirstEntry: false },
      connection: "online",
      user: {
        userId: "user-ada",
        email: "ada@demo.test",
        fullName: "Ada Reyes",
        role: "user",
        isCollector: false,
        mayCollect: true,
        mayMakePasses: false,
        mustChangePassword: false,
        passes: null,
        isDisabled: false,
        captainsConfirm: "off",
      },
    });
    const profileReads = server.requests.filter((one) => one.path.endsWith("/user_profiles"));
    expect(profileReads).toHaveLength(1);
  });

  it("D14, rule 13: knows a temporary password, and waits with the role until it was read", async () => {
    const tab = await openTab(createDevice());
    const seen: unknown[] = [];
    tab.store.subscribe(() => {
      const now = shown(tab);
      if (now.status === "signed-in") seen.push([now.user.role, now.isProfilePending]);
    });
    PEOPLE["bo@demo.test"] = { ...bo, mustChange: true };
    await signIn(tab, "bo@demo.test");
    PEOPLE["bo@demo.test"] = bo;
    expect(seen[0]).toEqual(["user", true]);
    expect(seen.filter((pair) => String(pair) === "user,false")).toEqual([]);
    expect(seen.at(-1)).toEqual(["admin", false]);
    expect(shown(tab)).toMatchObject({ user: { mustChangePassword: true } });
  });

  it("I21: knows of a locked account as soon as the profile is read again, and of its return", async () => {
    const tab = await openTab(createDevice());
    await signIn(tab, "bo@demo.test");
    PEOPLE["bo@demo.test"] = { ...bo, isDisabled: true };
    await tab.session.refreshProfile();
    PEOPLE["bo@demo.test"] = bo;
    expect(shown(tab)).toMatchObject({ status: "signed-in", user: { isDisabled: true } });
    await tab.session.refreshProfile();
    expect(shown(tab)).toMatchObject({ user: { isDisabled: false } });
  });

  it("I21: knows of a locked account when the server refuses even its own profile", async () => {
    const tab = await openTab(createDevice());
    await signIn(tab, "bo@demo.test");
    PEOPLE["bo@demo.test"] = { ...bo, isShutOut: true };
    await tab.session.refreshProfile();
    PEOPLE["bo@demo.test"] = bo;
    expect(shown(tab)).toMatchObject({
      status: "signed-in",
      user: { isDisabled: true, role: "admin" },
    });
  });

  it("waits with the role again when the same person comes back in the same tab", async () => {
    const tab = await openTab(createDevice());
    await signIn(tab, "bo@demo.test");
    await tab.session.signOut();
    const seen: unknown[] = [];
    tab.store.subscribe(() => {
      const now = shown(tab);
      if (now.status === "signed-in") seen.push(`${now.user.role}, ${now.isProfilePending}`);
    });
    await signIn(tab, "bo@demo.test");
    expect(seen[0]).toBe("user, true");
    expect(seen).not.toContain("user, false");
    expect(seen.at(-1)).toBe("admin, false");
  });

  it("knows the role of who is here, also when the profile of who was here comes later", async () => {
    const tab = await openTab(createDevice());
    const answerNow = server.answer;
    let isAskedFor = () => {};
    const asked = new Promise<void>((resolve) => {
      isAskedFor = resolve;
    });
    let answerAda = () => {};
    const adaAnswers = new Promise<void>((resolve) => {
      answerAda = resolve;
    });
    server.answer = async (request) => {
      const isAda = request.headers.authorization?.endsWith("ada@demo.test");
      if (isAda && request.path.endsWith("/user_profiles")) {
        isAskedFor();
        await adaAnswers;
      }
      return answerNow(request);
    };
    const ada = signIn(tab);
    await asked;
    await tab.session.signOut();
    await signIn(tab, "bo@demo.test");
    expect(shown(tab)).toMatchObject({ isProfilePending: false, user: { role: "admin" } });
    answerAda();
    await ada;
    expect(shown(tab)).toMatchObject({ isProfilePending: false, user: { role: "admin" } });
  });

  it("a sign-up that waits for its mail signs nobody in", async () => {
    const tab = await openTab(createDevice());
    const result = await tab.session.enter((auth) => auth.signUp("new@demo.test", "secret", "x"));
    expect(result).toEqual({ ok: true, value: null });
    expect(shown(tab)).toMatchObject({ status: "signed-out" });
  });

  it("D12: an installation that approves collectors says no to others", async () => {
    collectors = "approved";
    const tab = await openTab(createDevice());
    await signIn(tab);
    expect(shown(tab)).toMatchObject({ user: { mayCollect: false } });
    await signIn(tab, "bo@demo.test");
    expect(shown(tab)).toMatchObject({ user: { mayCollect: true, role: "admin" } });
  });

  it("D70: offline, the session knows from its last read whether captains confirm", async () => {
    captainsConfirm = "asked";
    const device = createDevice();
    await signIn(await openTab(device));
    expect(device.known()).toMatchObject({ captainsConfirm: "asked" });
    device.isOnline = false;
    expect(shown(await openTab(device))).toMatchObject({ user: { captainsConfirm: "asked" } });
  });

  it("D69, D70: a person with a game pass learns it too", async () => {
    captainsConfirm = "optional";
    const tab = await openTab(createDevice());
    await signIn(tab, PASS);
    expect(shown(tab)).toMatchObject({
      user: { fullName: "Jo Field (game pass)", passes: [], captainsConfirm: "optional" },
    });
  });

  it("I5: opens offline as the last person, with role and name, long after the token", async () => {
    const device = createDevice();
    await signIn(await openTab(device));
    device.isOnline = false;
    device.time += 30 * 24 * 3_600_000;
    const sent = server.requests.length;
    const tab = await openTab(device);
    expect(shown(tab)).toMatchObject({
      status: "signed-in",
      signInNeeded: false,
      connection: "offline",
      user: { fullName: "Ada Reyes" },
    });
    expect(tab.session.knownUserId()).toBe("user-ada");
    expect(server.requests).toHaveLength(sent);
  });

  it("I5, I21: stays the known person when the auth server refuses, and asks for a sign-in", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab);
    device.time += 2 * 3_600_000;
    refuseRefresh = true;
    expect(await tab.remote.refresher.refresh(never)).toBe("refused");
    expect(shown(tab)).toMatchObject({ status: "signed-in", signInNeeded: true });
    expect(tab.session.knownUserId()).toBe("user-ada");
    expect(tab.session.currentUserId()).toBeNull();
    expect(shown(await openTab(device))).toMatchObject({ signInNeeded: true });
    await signIn(tab);
    expect(shown(tab)).toMatchObject({ status: "signed-in", signInNeeded: false });
    expect(device.purges).toBe(0);
  });

  it("I5: stays the known person when the browser has evicted its storage", async () => {
    const device = createDevice();
    await signIn(await openTab(device));
    device.storage.removeItem(SESSION_KEY);
    const tab = await openTab(device);
    expect(shown(tab)).toMatchObject({
      status: "signed-in",
      signInNeeded: true,
      user: { userId: "user-ada" },
    });
  });

  it("rule 18: a sign-out forgets the person and purges reads, with or without a network", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab);
    expect(await (await tab.session.signOut()).answer).toEqual({
      ok: true,
      value: { isRevoked: true },
    });
    expect(shown(tab)).toMatchObject({ status: "signed-out" });
    expect([device.known(), device.purges]).toEqual([null, 1]);

    await signIn(tab);
    await server.close();
    expect(await (await tab.session.signOut()).answer).toEqual({
      ok: true,
      value: { isRevoked: false },
    });
    expect([device.known(), device.purges]).toEqual([null, 2]);
    expect(shown(await openTab(device))).toMatchObject({ status: "signed-out" });
  });

  it("a sign-out is over on this device before the server has answered", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab);
    const answerNow = server.answer;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.answer = async (request) => {
      if (request.path.endsWith("/logout")) await held;
      return answerNow(request);
    };
    const { answer } = await tab.session.signOut();
    expect(shown(tab)).toMatchObject({ status: "signed-out" });
    expect([device.known(), device.purges]).toEqual([null, 1]);
    letGo();
    expect(await answer).toEqual({ ok: true, value: { isRevoked: true } });
  });

  it("rule 18: another person's sign-in purges what the first one had read", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab, "ada@demo.test");
    await signIn(tab, "bo@demo.test");
    expect(device.purges).toBe(1);
    expect(device.known()?.userId).toBe("user-bo");
    expect(shown(tab)).toMatchObject({ user: { fullName: "Bo Chen" } });
  });

  it("rule 18: a sign-in that its tab could not write down purges at the next start", async () => {
    const device = createDevice();
    await signIn(await openTab(device));
    const killed = connect(device);
    await killed.auth.signInWithPassword("bo@demo.test", "demo-user-2026");
    killed.close();
    expect([device.known()?.userId, device.purges]).toEqual(["user-ada", 0]);
    const tab = await openTab(device);
    expect(shown(tab)).toMatchObject({ status: "signed-in", user: { userId: "user-bo" } });
    expect([device.known()?.userId, device.purges]).toEqual(["user-bo", 1]);
  });

  it("rule 18: a purge that threw keeps neither the next sign-in nor the next purge away", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab);
    device.failsToPurge = true;
    await expect(tab.session.signOut()).rejects.toThrow("a listener threw");
    device.failsToPurge = false;
    expect(await signIn(tab, "bo@demo.test")).toMatchObject({ ok: true });
    expect(device.known()?.userId).toBe("user-bo");
    expect(await (await tab.session.signOut()).answer).toMatchObject({ ok: true });
    expect([device.known(), device.purges]).toEqual([null, 1]);
  });

  it("is the same in all tabs", async () => {
    const device = createDevice();
    const first = await openTab(device);
    const second = await openTab(device);
    const echo = () =>
      device.tabs.dispatchEvent(
        Object.assign(new Event("storage"), {
          key: SESSION_KEY,
          newValue: device.storage.getItem(SESSION_KEY),
        }),
      );
    await signIn(first);
    echo();
    await second.session.refreshProfile();
    expect(shown(second)).toMatchObject({ user: { fullName: "Ada Reyes" } });
    await first.session.signOut();
    echo();
    expect(shown(second)).toMatchObject({ status: "signed-out" });
    expect(second.session.knownUserId()).toBeNull();
  });

  it("S19: reads the profile also while the browser says offline", async () => {
    const device = createDevice();
    device.isOnline = false;
    const tab = await openTab(device);
    await signIn(tab);
    expect(shown(tab)).toMatchObject({
      connection: "offline",
      isProfilePending: false,
      user: { fullName: "Ada Reyes" },
    });
  });

  it("keeps the profile it knows when a later read fails, and follows the network", async () => {
    const device = createDevice();
    const tab = await openTab(device);
    await signIn(tab);
    server.answer = () => portalPage(200);
    device.isOnline = false;
    tab.networkChanged();
    expect(shown(tab)).toMatchObject({ connection: "offline" });
    device.isOnline = true;
    tab.networkChanged();
    await tab.session.refreshProfile();
    expect(shown(tab)).toMatchObject({ connection: "online", user: { fullName: "Ada Reyes" } });
  });
});
