import { mayCollect, mayMakePasses } from "../../domain/access/rights.ts";
import type { AuthApi } from "../../remote/auth/auth-api.ts";
import type { AuthResult } from "../../remote/auth/auth-failure.ts";
import type { SignOutScope } from "../../remote/auth/revoke-session.ts";
import { isAnonymousSession, type SessionRecord } from "../../remote/auth/session-record.ts";
import type { Remote } from "../../remote/client.ts";
import type { Identity } from "../../sync/transport.ts";
import { accountMarks } from "./account-marks.ts";
import type { LastKnownUser } from "./last-known-user.ts";
import {
  passHolder,
  type SessionSnapshot,
  type SessionUser,
  unprofiledUser,
} from "./session-state.ts";
import type { SessionStore } from "./session-store.ts";

interface NetworkSignals {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
}

interface SessionParts {
  readonly remote: Pick<Remote, "auth" | "session" | "reference" | "refresher">;
  readonly store: SessionStore;
  readonly lastKnown: LastKnownUser;
  readonly network: NetworkSignals;
  /** Resolves when a kill no longer loses the session (S22). */
  readonly sessionKept: () => Promise<void>;
  /** Never purges the outbox, quarantine, logs (I3) or the device's id (rule 18). */
  readonly purgeCachedReads: () => Promise<void>;
}

export interface SessionService {
  start(): Promise<void>;
  stop(): void;
  /** Also known while a sign-in is needed. */
  knownUserId(): string | null;
  /** null while a sign-in is needed. */
  currentUserId(): string | null;
  readonly identity: Identity;
  readonly auth: Omit<AuthApi, "signOut">;
  enter(
    work: (auth: AuthApi) => Promise<AuthResult<SessionRecord | null>>,
  ): Promise<AuthResult<SessionUser | null>>;
  /** Default `local`: other phones of the same person may be in the middle of a game. */
  signOut(scope?: SignOutScope): Promise<SignOut>;
  refreshProfile(): Promise<void>;
}

function personOf(session: SessionRecord): SessionUser {
  const { userId, email } = session;
  return isAnonymousSession(session) ? passHolder(userId) : unprofiledUser(userId, email);
}

export interface SignOut {
  readonly answer: Promise<AuthResult<{ readonly isRevoked: boolean }>>;
}

export function createSessionService(parts: SessionParts): SessionService {
  const { remote, store, lastKnown, network } = parts;
  const stopping = new AbortController();
  let user: SessionUser | null = null;
  let askedFor: string | null = null;
  let reading: { readonly userId: string; readonly done: Promise<void> } | null = null;
  let unsubscribe: readonly (() => void)[] = [];
  /** Runs one after the other, so that a sign-out never overtakes a sign-in. */
  let writes: Promise<void> = Promise.resolve();

  function publish(): void {
    const connection: SessionSnapshot["connection"] = network.isOnline() ? "online" : "offline";
    store.setState(
      user === null
        ? { status: "signed-out", connection }
        : {
            status: "signed-in",
            user,
            signInNeeded: remote.session.currentUserId() === null,
            isProfilePending: remote.session.currentUserId() !== null && askedFor !== user.userId,
            marks: accountMarks(remote.session.current()),
            connection,
          },
      true,
    );
  }

  function write(work: () => Promise<void>): Promise<void> {
    const written = writes.then(work);
    writes = written.catch(() => undefined);
    return written;
  }

  function adopt(next: SessionUser): void {
    user = next;
    void write(() => lastKnown.save(next));
    publish();
  }

  function onSession(): void {
    const session = remote.session.current();
    if (session === null) {
      if (user === null) return;
      user = null;
      void write(() => lastKnown.forget());
      publish();
      return;
    }
    if (user?.userId === session.userId) {
      publish();
      return;
    }
    if (user !== null) void write(parts.purgeCachedReads);
    // A role that was read before a sign-out no longer counts.
    askedFor = null;
    adopt(personOf(session));
    void refreshProfile();
  }

  /** A sign-in and the keeper's echo of it share one read. */
  function refreshProfile(): Promise<void> {
    const userId = remote.session.currentUserId();
    if (userId === null) return Promise.resolve();
    if (reading?.userId === userId) return reading.done;
    const done = readProfile(userId).finally(() => {
      if (reading?.done === done) reading = null;
      if (user?.userId === userId) askedFor = userId;
      publish();
    });
    reading = { userId, done };
    return done;
  }

  async function readPasses(asked: string): Promise<void> {
    const [own, settings] = await Promise.all([
      remote.reference.ownPasses(asked, stopping.signal),
      remote.reference.settings(stopping.signal),
    ]);
    if (user?.userId !== asked || !own.ok) return;
    const { captainsConfirm } = settings.ok ? settings.value : user;
    const { name, passes } = own.value;
    adopt({ ...user, fullName: name ?? user.fullName, passes, captainsConfirm });
  }

  async function readProfile(asked: string): Promise<void> {
    if (user?.userId === asked && user.passes !== null) return readPasses(asked);
    const [profile, settings] = await Promise.all([
      remote.reference.ownProfile(asked, stopping.signal),
      remote.reference.settings(stopping.signal),
    ]);
    if (user?.userId !== asked) return;
    // Everybody may read their own profile, so a refusal means a locked account.
    if (!profile.ok && profile.answer.kind === "permission") adopt({ ...user, isDisabled: true });
    if (!profile.ok || profile.value === null) return;
    const { role, isCollector } = profile.value;
    adopt({
      ...profile.value,
      passes: null,
      captainsConfirm: (settings.ok ? settings.value : user).captainsConfirm,
      mayCollect: settings.ok
        ? mayCollect({ role, isCollector }, settings.value.collectors)
        : user.mayCollect,
      mayMakePasses: settings.ok
        ? mayMakePasses({ role, isCollector }, settings.value.gamePasses)
        : user.mayMakePasses,
    });
  }

  function onNetwork(): void {
    const hasReturned = network.isOnline() && store.getState().connection === "offline";
    if (hasReturned) remote.refresher.forgetFailures();
    publish();
    if (hasReturned) void refreshProfile();
  }

  return {
    async start() {
      const known = await lastKnown.load();
      const session = remote.session.current();
      if (session === null || session.userId === known?.userId) user = known;
      else {
        // Another tab signed in and was closed before it could save the session.
        if (known !== null) await write(parts.purgeCachedReads);
        user = personOf(session);
        const next = user;
        void write(() => lastKnown.save(next));
      }
      unsubscribe = [remote.session.subscribe(onSession), network.subscribe(onNetwork)];
      publish();
      void refreshProfile();
    },
    stop() {
      stopping.abort();
      for (const end of unsubscribe) end();
    },
    knownUserId: () => user?.userId ?? null,
    currentUserId: () => remote.session.currentUserId(),
    identity: remote.session,
    auth: remote.auth,
    async enter(work) {
      const result = await work(remote.auth);
      if (!result.ok) return result;
      if (result.value === null) return { ok: true, value: null };
      await Promise.all([writes, parts.sessionKept()]);
      await refreshProfile();
      return { ok: true, value: user ?? personOf(result.value) };
    },
    async signOut(scope = "local") {
      if (scope === "others") return { answer: remote.auth.signOut(scope) };
      // The call forgets the session before its first await.
      const answer = remote.auth.signOut(scope);
      user = null;
      publish();
      await write(async () => {
        await Promise.all([lastKnown.forget(), parts.sessionKept()]);
        await parts.purgeCachedReads();
      });
      return { answer };
    },
    refreshProfile,
  };
}
