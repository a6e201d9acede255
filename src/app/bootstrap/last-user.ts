import { CAPTAINS_CONFIRM } from "../../domain/access/settings.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { LastUser } from "../../local/db/meta.ts";
import type { DurableText } from "../session/durable-session.ts";
import type { LastKnownUser } from "../session/last-known-user.ts";
import { unprofiledUser } from "../session/session-state.ts";

const NOBODY: Partial<LastUser> = {};

/** If the read fails, nobody counts as known. */
export function storedLastUser(meta: LocalStore["meta"]): LastKnownUser {
  return {
    async load() {
      const stored = await meta.get("lastUser");
      const {
        userId,
        email,
        displayName,
        role,
        isCollector,
        mayCollect,
        mayMakePasses,
        passes,
        ...settings
      } = (stored.ok && stored.value) || NOBODY;
      // New records carry this id, so a damaged id counts as nobody (S20).
      if (typeof userId !== "string" || userId === "") return null;
      return {
        ...unprofiledUser(userId, typeof email === "string" ? email : ""),
        ...(typeof displayName === "string" ? { fullName: displayName } : {}),
        role: role === "admin" ? "admin" : "user",
        isCollector: isCollector === true,
        mayCollect: mayCollect === true,
        captainsConfirm:
          CAPTAINS_CONFIRM.find((value) => value === settings.captainsConfirm) ?? "off",
        mayMakePasses: mayMakePasses === true,
        passes: Array.isArray(passes) ? passes : null,
      };
    },
    async save({
      userId,
      email,
      fullName,
      role,
      isCollector,
      mayCollect,
      captainsConfirm,
      mayMakePasses,
      passes,
    }) {
      await meta.set("lastUser", {
        userId,
        email,
        displayName: fullName,
        role,
        isCollector,
        mayCollect,
        captainsConfirm,
        mayMakePasses,
        passes,
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
    keep: (text) => (text === null ? meta.remove("session") : meta.set("session", text)),
  };
}
