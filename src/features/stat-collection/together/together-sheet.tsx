import { Users } from "lucide-react";
import { copyLink } from "../../../app/commands/copy-link.ts";
import { paths } from "../../../app/paths.ts";
import { useGameId, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useSeenDevices } from "../../../app/queries/game/use-seen-devices.ts";
import { usePassCheck } from "../../../app/queries/server/use-made-pass.ts";
import type { PassMaking } from "../../../domain/access/game-pass.ts";
import { othersScoring } from "../../../domain/access/who-scores.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { LinkCard } from "../../../parts/passes/link-card.tsx";
import { madePassMessages } from "../../../parts/passes/made-pass-messages.ts";
import { PassSheet } from "../../../parts/passes/pass-sheet.tsx";
import { scorersText } from "../../../parts/passes/scoring-messages.ts";
import { useNow } from "../../../ui/late/use-now.ts";
import { Note } from "../../../ui/note.tsx";
import { togetherMessages as words } from "./together-messages.ts";

/** Shows a code for a second phone, and who already scores. */
export function TogetherSheet({ making, onClose }: { making: PassMaking; onClose: () => void }) {
  usePassCheck(making);
  const gameId = useGameId();
  const { visitor, home } = useGameTeams();
  const pairing = gameMessages.pairing(visitor.name, home.name);
  const onCopy = (url: string) => void copyLink(url, madePassMessages.copied);
  return (
    <PassSheet
      title={words.title}
      way={pairing}
      lead={words.lead}
      codeTitle={madePassMessages.qr(pairing)}
      making={making}
      onCopy={onCopy}
      onClose={onClose}
      instead={
        <>
          <p className="text-dense">{words.byAccount}</p>
          <LinkCard
            url={new URL(paths.collect(gameId), location.origin).href}
            title={words.linkTo(pairing)}
            onCopy={onCopy}
          />
        </>
      }
    >
      <AlsoScoring />
    </PassSheet>
  );
}

function AlsoScoring() {
  const { seen, self } = useSeenDevices(useGameId());
  const others = othersScoring(seen, self, useNow());
  return (
    <Note icon={Users}>{others.length === 0 ? words.alone : scorersText(others, "also")}</Note>
  );
}
