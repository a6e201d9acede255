import type { Account } from "../../domain/access/account.ts";
import { ACCOUNT_GROUPS, isFound, isInGroup } from "../../domain/access/account-search.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { EmailText } from "../../parts/names/email-text.tsx";
import { oneOf, unlessDefault, useAddress, withValues } from "../../parts/page/address.ts";
import { momentDayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { AccountName } from "./account-name.tsx";
import { type AccountRowsProps, AccountTable } from "./account-table.tsx";
import { StatusBadges } from "./status-badges.tsx";
import { userMessages } from "./user-messages.ts";

const { list: words } = userMessages;

/** Shows search, groups and accounts, as a table on a laptop and as cards on a phone. */
export function AccountList({
  accounts,
  onCreate,
  ...rows
}: AccountRowsProps & { onCreate: (() => void) | null }) {
  const { isOffline } = useAdminPage();
  const list = useAccountList(accounts);
  const isWide = useMedia("(min-width: 50rem)");
  const Rows = isWide ? AccountTable : AccountCards;
  return (
    <Section
      title={words.title}
      aside={
        <>
          {/* A phone has the counts in its groups. */}
          <span role="status" className="max-wide:sr-only">
            {words.count(list.shown.length, accounts.length)}
          </span>
          {onCreate !== null && (
            <Button disabled={isOffline} className="wide:hidden" onClick={onCreate}>
              {userMessages.form.submit}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-2 mb-3 grid gap-3 wide:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={list.typed}
          onSearch={list.search}
        />
        <Segments
          label={words.group}
          options={list.groups.map((group) => ({ ...group, label: words.groups[group.value] }))}
          value={list.group}
          onChange={list.choose}
        />
      </div>
      {list.shown.length > 0 ? (
        <Rows accounts={list.shown} {...rows} />
      ) : (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          <Button onClick={list.showAll}>{words.showAll}</Button>
        </EmptyState>
      )}
    </Section>
  );
}

/** Returns the accounts after search and group, with each group's size; the address keeps both. */
function useAccountList(accounts: readonly Account[]) {
  const [address, setAddress] = useAddress();
  const typed = address.get("q") ?? "";
  const group = oneOf(ACCOUNT_GROUPS, address.get("group")) ?? "all";
  const found = accounts.filter((account) => isFound(account, typed));
  const narrow = (values: Readonly<Record<string, string | null>>) =>
    setAddress((newest) => withValues(newest, values), { replace: true });
  return {
    typed,
    group,
    search: (q: string) => narrow({ q }),
    choose: (chosen: typeof group) => narrow({ group: unlessDefault(chosen, "all") }),
    showAll: () => narrow({ q: null, group: null }),
    shown: found.filter((account) => isInGroup(account, group)),
    groups: ACCOUNT_GROUPS.map((value) => ({
      value,
      count: found.filter((account) => isInGroup(account, value)).length,
    })),
  };
}

/** Below 800 px, each person has a card with the table's facts. */
function AccountCards({ accounts, ownId, onManage }: AccountRowsProps) {
  return (
    <ul aria-label={words.title} className="card divide-y divide-line">
      {accounts.map((account) => (
        <li key={account.userId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-3">
          <div className="min-w-0 flex-[1_1_9rem]">
            <AccountName account={account} isOwn={account.userId === ownId} />
            <p className="text-dense text-text-2">
              <EmailText email={account.email} />
            </p>
          </div>
          <Button aria-label={words.manageWhom(account.fullName)} onClick={() => onManage(account)}>
            {words.manage}
          </Button>
          <div className="flex basis-full flex-wrap items-center justify-between gap-2">
            <StatusBadges account={account} />
            <span className="text-label text-text-2">
              {words.joined(momentDayText(account.createdAt))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
