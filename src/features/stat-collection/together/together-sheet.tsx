import { Users } from "lucide-react";
import { copyLink } from "../../../app/commands/copy-link.ts";
import { useGameId, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useSeenDevices } from "../../../app/queries/game/use-seen-devices.ts";
import { usePassCheck } from "../../../app/queries/server/use-made-pass.ts";
import type { PassMaking } from "../../../domain/access/game-pass.ts";
import { othersScoring } from "../../../domain/access/who-scores.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { madePassMessages } from "../../../parts/passes/made-pass-messages.ts";
import { PassSheet } from "../../../parts/passes/pass-sheet.tsx";
import { scorersText } from "../../../parts/passes/scoring-messages.ts";
import { useNow } from "../../../ui/late/use-now.ts";
import { Note } from "../../../ui/note.tsx";
import { togetherMessages as words } from "./together-messages.ts";

/** Shows a code for a second phone, and who already scores. */
export function TogetherSheet({ making, onClose }: { making: PassMaking; onClose: () => void }) {
  usePassCheck(making);
  const { visitor, home } = useGameTeams();
  const pairing = gameMessages.pairing(visitor.name, home.name);
  return (
    <PassSheet
      title={words.title}
      way={pairing}
      lead={words.lead}
      codeTitle={madePassMessages.qr(pairing)}
      making={making}
      onCopy={(url) => void copyLink(url, madePassMessages.copied)}
      onClose={onClose}
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
