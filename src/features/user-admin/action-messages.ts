import type { Account } from "../../domain/access/account.ts";
import type { AccountAction, Hindrance } from "../../domain/access/account-actions.ts";
import { isolated } from "../../domain/shared/isolated.ts";

interface ActionWords {
  readonly label: string;
  /** Stands below the button. */
  readonly explanation: string;
  /** The question before the action; absent if none is asked. */
  readonly question?: (account: Account, isSelf: boolean) => string;
  /** Announces success; the answer of a mail announces itself. */
  readonly done?: (name: string) => string;
  /** The action takes something away. */
  readonly isRisky?: boolean;
}

export const ACTION_WORDS: Readonly<Record<AccountAction, ActionWords>> = {
  make_admin: {
    label: "Make Admin",
    explanation: "May change everything: seasons, games, users, settings.",
    question: ({ fullName }) =>
      `Make ${isolated(fullName)} an admin?\n\nAdmins may change everything: seasons, games, users, settings.`,
    done: (name) => `${name} is an admin now.`,
  },
  remove_admin: {
    label: "Remove Admin",
    explanation: "Keeps the account, loses the admin pages.",
    isRisky: true,
    question: ({ fullName }, isSelf) =>
      isSelf
        ? "Stop being an admin?\n\nYou lose the admin pages at once, and only another admin can give them back."
        : `Remove ${isolated(fullName)} as an admin?\n\nThe account stays. You can make it an admin again.`,
    done: (name) => `${name} is no longer an admin.`,
  },
  mark_collector: {
    label: "Mark as Collector",
    explanation: "May collect stats also while only approved collectors may.",
    done: (name) => `${name} is marked as a collector.`,
  },
  unmark_collector: {
    label: "Unmark as Collector",
    explanation: "May collect stats only while everybody with an account may.",
    done: (name) => `${name} is no longer marked as a collector.`,
  },
  send_reset: {
    label: "Send Password Reset",
    explanation:
      "Mails a link to set a new password. A server without mail shows a temporary password.",
    question: ({ email }) =>
      `Send ${email} a link to set a new password?\n\nA server without mail replaces the password by a temporary one and shows it to you.`,
  },
  enable: {
    label: "Enable Account",
    explanation: "Lets this person sign in again, with the rights from before.",
    done: (name) => `${name} may sign in again.`,
  },
  disable: {
    label: "Disable Account",
    explanation: "Signs out everywhere and refuses everything. Nothing is deleted.",
    isRisky: true,
    question: ({ fullName }) =>
      `Disable the account of ${isolated(fullName)}?\n\nThey are signed out everywhere and refused everything from now on. What they recorded stays, and you can enable the account again.`,
    done: (name) => `The account of ${name} is disabled.`,
  },
  resend_invitation: {
    label: "Resend Invitation",
    explanation: "Mails a new link; the earlier one stops working.",
  },
  withdraw_invitation: {
    label: "Withdraw Invitation",
    explanation: "The link stops working. The address can be invited again.",
    isRisky: true,
    question: ({ email }) =>
      `Withdraw the invitation of ${email}?\n\nThe link in the mail stops working. You can invite the address again.`,
  },
};

export const HINDRANCE_WORDS: Readonly<Record<Hindrance, string>> = {
  last_admin: "This is the last admin. Make somebody else an admin first.",
  self: "You cannot disable your own account.",
};

export const manageMessages = {
  role: "Role",
  status: "Status",
  joined: "Joined",
  lastSignIn: "Last sign-in",
  never: "Never",
  fromDomain: "Admin by email domain",
  /** The server's reasons if somebody else was faster than this list (D14, D15). */
  refusals: {
    last_admin: HINDRANCE_WORDS.last_admin,
    self: HINDRANCE_WORDS.self,
    unconfirmed: "This email address is not confirmed, so the account cannot become an admin.",
    disabled: "This account is disabled. Enable it first.",
    unknown_user: "This account does not exist any more.",
  },
  failed: "That did not work. Please try again.",
} as const;
