import { useDeferredValue, useState } from "react";
import { useShortTeamNames } from "../../../app/queries/device/use-short-team-names.ts";
import { groupGames, inGroupOrder } from "../../../domain/season/game-groups.ts";
import { GroupedGames } from "../../../parts/games/grouped-games.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Page } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { PickerCard, type PickerGame } from "./picker-card.tsx";
import { pickerMessages } from "./picker-messages.ts";

/** Shows the picker with its games (P §2, D48). `today` is the sideline's day, YYYY-MM-DD. */
export function GamePicker({ games, today }: { games: readonly PickerGame[]; today: string }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed);
  const groups = groupGames(games, today, words);
  const shortNames = useShortTeamNames(games[0]?.game.seasonId ?? "");

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
        <SearchField
          label={pickerMessages.search}
          placeholder={pickerMessages.searchHint}
          value={typed}
          onSearch={setTyped}
          className="wide:w-80"
        />
      }
    >
      {inGroupOrder(groups).length === 0 && (
        <EmptyState title={pickerMessages.noMatchTitle} text={pickerMessages.noMatchText(words)}>
          <Button onClick={() => setTyped("")}>{pickerMessages.clearSearch}</Button>
        </EmptyState>
      )}
      <GroupedGames
        groups={groups}
        card={(entry, isMain) => (
          <PickerCard entry={entry} shortNames={shortNames} isMain={isMain} />
        )}
      />
    </Page>
  );
}
