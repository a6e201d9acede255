import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import {
  askInvitation,
  type InvitationAction,
  type InvitationAnswer,
  setCollector,
  setUserDisabled,
  setUserRole,
} from "../../app/server-calls/accounts.ts";
import type { Account } from "../../domain/access/account.ts";
import type { AccountAction } from "../../domain/access/account-actions.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { ACTION_WORDS, manageMessages } from "./action-messages.ts";

const MAILS: Partial<Record<AccountAction, InvitationAction>> = {
  resend_invitation: "resend",
  withdraw_invitation: "withdraw",
  send_reset: "send_reset",
};

const CHANGES = {
  make_admin: (userId: string) => setUserRole(userId, "admin"),
  remove_admin: (userId: string) => setUserRole(userId, "user"),
  mark_collector: (userId: string) => setCollector(userId, true),
  unmark_collector: (userId: string) => setCollector(userId, false),
  disable: (userId: string) => setUserDisabled(userId, true),
  enable: (userId: string) => setUserDisabled(userId, false),
};

/** Asks first if something is at stake, and reads the list again afterwards. */
export function useAccountActions(
  ownId: string | null,
  onAnswer: (answer: InvitationAnswer) => Promise<void>,
  reload: () => Promise<void>,
) {
  return async (account: Account, action: AccountAction): Promise<void> => {
    if (!(await isMeant(account, action, account.userId === ownId))) return;
    const mail = MAILS[action];
    if (mail !== undefined) {
      const answer = await askInvitation(mail, { email: account.email });
      return answer.ok ? onAnswer(answer.value) : showAlert(answer.error.message);
    }
    const result = await CHANGES[action as keyof typeof CHANGES](account.userId);
    if (result.ok) {
      const said = ACTION_WORDS[action].done?.(isolated(account.fullName));
      if (said !== undefined) notify(said);
    }
    // This also follows a refusal, because somebody else has changed this account meanwhile.
    await reload();
    if (!result.ok) await showAlert(refusalWords(result.error));
  };
}

async function isMeant(account: Account, action: AccountAction, isSelf: boolean): Promise<boolean> {
  const { question, label, isRisky = false } = ACTION_WORDS[action];
  if (question === undefined) return true;
  return askConfirm({
    text: question(account, isSelf),
    confirmLabel: label,
    danger: isRisky,
  });
}

function refusalWords({ code, message }: { code: string; message: string | null }): string {
  const refusals: Readonly<Record<string, string>> = manageMessages.refusals;
  return message ?? refusals[code] ?? manageMessages.failed;
}
