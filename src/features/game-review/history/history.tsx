import { useState } from "react";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { useGameHistory } from "../../../app/queries/game/use-game-history.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { reviewMessages } from "../review-messages.ts";
import { HistoryList } from "./history-list.tsx";

interface HistoryProps {
  readonly names: PlayNames;
  readonly readsReasons: boolean;
}

/** Lists who did what and when, epochs before a reset included; for signed-in people only (D13). */
export function History(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const { history } = reviewMessages;
  return (
    <div className="print:hidden">
      <Section
        title={history.title}
        aside={
          <Button
            variant="bare"
            className="-mr-2 text-text print:hidden"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? history.hide : history.show}: ${history.title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? history.hide : history.show}
          </Button>
        }
      >
        {isOpen && <Opened {...props} />}
      </Section>
    </div>
  );
}

function Opened({ names, readsReasons }: HistoryProps) {
  const query = useGameHistory(useGameId());
  const { history } = reviewMessages;
  if (query.status === "loading") return <p role="status">{history.loading}</p>;
  if (query.status === "error") return <p role="alert">{history.failed}</p>;
  if (query.events.length + query.refused.length === 0)
    return <p className="text-dense">{history.none}</p>;
  return (
    <HistoryList
      events={query.events}
      refused={query.refused}
      names={names}
      nameOf={query.nameOf}
      readsReasons={readsReasons}
    />
  );
}
