import { Fragment, type ReactNode } from "react";
import type { GameStatus } from "../../domain/game/game-status.ts";
import { type GameGroups, inGroupOrder } from "../../domain/season/game-groups.ts";
import type { ListedGame } from "../../domain/season/game-list.ts";
import { Section } from "../../ui/section.tsx";
import { gameMessages } from "./game-messages.ts";
import { SLIP_COLUMNS } from "./game-slip.tsx";

interface Props<Item extends ListedGame> {
  groups: GameGroups<Item>;
  /** Draws one card; `isMain` fills its button. */
  card: (item: Item, isMain: boolean) => ReactNode;
}

/** Groups games under Today, Coming up, Earlier and Completed without empty groups (D48). */
export function GroupedGames<Item extends ListedGame & { readonly status: GameStatus }>({
  groups,
  card,
}: Props<Item>) {
  const shown = inGroupOrder(groups);
  const main = mainGame(shown.flatMap(({ items }) => items));
  return (
    <div className="grid gap-6">
      {shown.map(({ group, items }) => (
        <Section
          key={group}
          title={gameMessages.groups[group]}
          aside={gameMessages.found(items.length)}
        >
          <div className={`mt-2 ${SLIP_COLUMNS}`}>
            {items.map((item) => (
              <Fragment key={item.game.id}>{card(item, item === main)}</Fragment>
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

/** Fills one button per view: the own running game, or else another one, or else the next game. */
function mainGame<Item extends ListedGame & { readonly status: GameStatus }>(
  inOrder: readonly Item[],
): Item | undefined {
  return (
    inOrder.find(({ isOwn }) => isOwn === true) ??
    inOrder.find(({ status }) => status === "in_progress") ??
    inOrder.find(({ status }) => status === "scheduled")
  );
}
