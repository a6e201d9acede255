import type { Account, AccountStatus } from "../../domain/access/account.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { userMessages } from "./user-messages.ts";

const TONES: Readonly<Record<AccountStatus, BadgeTone>> = {
  active: "ok",
  invited: "info",
  unconfirmed: "warn",
  temporary_password: "info",
  disabled: "bad",
};

/** Shows the status first, and then special rights. */
export function StatusBadges({ account }: { account: Account }) {
  const { status, role, isCollector } = account;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{userMessages.statuses[status]}</Badge>
      {role === "admin" && <Badge>{userMessages.admin}</Badge>}
      {isCollector && role !== "admin" && <Badge>{userMessages.collector}</Badge>}
    </span>
  );
}
