import type { LocalStore } from "../../local/db/local-store.ts";
import type { DurableText } from "../session/durable-session.ts";
import type { LastKnownUser } from "../session/last-known-user.ts";
import { unprofiledUser } from "../session/session-state.ts";

/** A failure reads as nobody. */
export function storedLastUser(meta: LocalStore["meta"]): LastKnownUser {
  return {
    async load() {
      const stored = await meta.get("lastUser");
      if (!stored.ok || stored.value === null) return null;
      const { userId, email, displayName, role, isCollector, mayCollect } = stored.value;
      return {
        ...unprofiledUser(userId, email ?? ""),
        ...(displayName === null ? {} : { fullName: displayName }),
        role: role === "admin" ? "admin" : "user",
        isCollector,
        mayCollect,
      };
    },
    async save({ userId, email, fullName, role, isCollector, mayCollect }) {
      await meta.set("lastUser", {
        userId,
        email,
        displayName: fullName,
        role,
        isCollector,
        mayCollect,
      });
    },
    async forget() {
      await meta.remove("lastUser");
    },
  };
}

export function storedSession(meta: LocalStore["meta"]): DurableText {
  return {
    async load() {
      const stored = await meta.get("session");
      return stored.ok && typeof stored.value === "string" ? stored.value : null;
    },
    keep: (text) => meta.keep("session", text),
  };
}
