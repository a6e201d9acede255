import type { Account } from "../../domain/access/account.ts";
import { userMessages } from "./user-messages.ts";

/** Marks one's own account. */
export function AccountName({ account, isOwn }: { account: Account; isOwn: boolean }) {
  return (
    <p className="wrap-break-word">
      <span className="font-strong">{account.fullName}</span>
      {isOwn && <span className="text-label text-text-2"> ({userMessages.list.you})</span>}
    </p>
  );
}
