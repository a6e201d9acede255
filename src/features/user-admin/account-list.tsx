import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { AccountCards } from "./account-cards.tsx";
import { type AccountRowsProps, AccountTable } from "./account-table.tsx";
import { useAccountList } from "./use-account-list.ts";
import { userMessages } from "./user-messages.ts";

const { list: words } = userMessages;

/** Search, groups and the accounts: a table on a laptop, cards on a phone. */
export function AccountList({ accounts, ...rows }: AccountRowsProps) {
  const list = useAccountList(accounts);
  const isWide = useMedia("(min-width: 800px)");
  const Rows = isWide ? AccountTable : AccountCards;
  return (
    <Section
      title={words.title}
      aside={<span role="status">{words.count(list.shown.length, accounts.length)}</span>}
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
