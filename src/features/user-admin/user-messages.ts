import type { AccountStatus } from "../../domain/access/account.ts";
import type { AccountGroup } from "../../domain/access/account-search.ts";

const statuses: Readonly<Record<AccountStatus, string>> = {
  active: "Active",
  invited: "Invited",
  unconfirmed: "Not confirmed",
  temporary_password: "Temporary password",
  disabled: "Disabled",
};
const groups: Readonly<Record<AccountGroup, string>> = {
  all: "All",
  admins: "Admins",
  inactive: "Not active",
  invited: "Invited",
};

/** "Access Denied" with its sentence and the columns are exact (A §2, §6). */
export const userMessages = {
  title: "User Management",
  lead: "Who has an account, who is an admin, who may collect stats.",
  deniedText: "You need admin privileges to access user management.",
  loading: "Loading users...",
  failedTitle: "Failed to load users",
  failedText: "If it goes on, this may be a permissions issue: only admins can see users.",
  offlineText: "Users can be seen and changed only with a network connection.",
  offlineNote: "No network: this list is as it was last read, and nothing can be changed now.",
  form: {
    title: "Create Admin",
    lead: "Somebody with an account becomes an admin at once. Anybody else gets an invitation.",
    email: "Email",
    fullName: "Full name (optional)",
    submit: "Create Admin",
    busy: "Creating Admin...",
    emailMissing: "Enter an email address.",
    emailWrong: "Enter a full email address, like name@example.org.",
  },
  list: {
    title: "Users",
    search: "Search users",
    searchHint: "Name or email",
    group: "Which users",
    groups,
    columns: ["Email", "Name", "Status", "Joined"],
    actionsColumn: "Actions",
    count: (shown: number, all: number) => `Showing ${shown} of ${all} users`,
    emptyTitle: "No users found",
    emptyText: "Nobody fits this search.",
    showAll: "Show All Users",
    manage: "Manage",
    manageWhom: (name: string) => `Manage ${name}`,
    joined: (date: string) => `Joined ${date}`,
    you: "You",
  },
  statuses,
  admin: "Admin",
  collector: "Collector",
} as const;
