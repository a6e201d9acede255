import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { groupGames } from "../../../domain/season/game-list.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { PickerCard } from "./picker-card.tsx";
import type { PickerGame } from "./picker-game.ts";
import { pickerMessages } from "./picker-messages.ts";

const GROUPS = ["today", "upcoming", "pastOpen", "completed"] as const;

/** The picker with its games (P §2, D48). `today`: the sideline's day, YYYY-MM-DD. */
export function GamePicker({ games, today }: { games: readonly PickerGame[]; today: string }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed);
  const groups = groupGames(games, today, words);
  const shown = GROUPS.map((group) => ({ group, games: groups[group] }));
  const inOrder = shown.flatMap((group) => group.games);
  const main = mainGame(inOrder);

  if (games.length === 0) {
    return (
      <Page title={pickerMessages.title}>
        <EmptyState title={pickerMessages.emptyTitle} text={pickerMessages.emptyText} />
      </Page>
    );
  }
  return (
    <Page
      title={pickerMessages.title}
      aside={
        <TextField
          hideLabel
          icon={<Icon as={Search} />}
          label={pickerMessages.search}
          type="search"
          placeholder={pickerMessages.searchHint}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="wide:w-80"
        />
      }
    >
      {inOrder.length === 0 && (
        <EmptyState title={pickerMessages.noMatchTitle} text={pickerMessages.noMatchText(words)}>
          <Button onClick={() => setTyped("")}>{pickerMessages.clearSearch}</Button>
        </EmptyState>
      )}
      <div className="grid gap-6">
        {shown.map(({ group, games }) => (
          <PickerGroup key={group} title={pickerMessages.groups[group]} games={games}>
            {games.map((entry) => (
              <PickerCard key={entry.game.id} entry={entry} isMain={entry === main} />
            ))}
          </PickerGroup>
        ))}
      </div>
    </Page>
  );
}

function PickerGroup({
  title,
  games,
  children,
}: {
  title: string;
  games: readonly PickerGame[];
  children: ReactNode;
}) {
  if (games.length === 0) return null;
  return (
    <Section title={title} aside={pickerMessages.found(games.length)}>
      <div className="mt-2 grid gap-3 wide:grid-cols-2 wide:gap-4 laptop:grid-cols-3">
        {children}
      </div>
    </Section>
  );
}

/** One filled button a view: the game in progress, else the next one to be played. */
function mainGame(inOrder: readonly PickerGame[]): PickerGame | undefined {
  return (
    inOrder.find(({ status }) => status === "in_progress") ??
    inOrder.find(({ status }) => status === "scheduled")
  );
}
