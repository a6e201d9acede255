import { copyLink } from "../../../app/commands/copy-link.ts";
import { usePassCheck } from "../../../app/queries/server/use-made-pass.ts";
import type { PassMaking } from "../../../domain/access/game-pass.ts";
import { madePassMessages } from "../../../parts/passes/made-pass-messages.ts";
import { PassSheet } from "../../../parts/passes/pass-sheet.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Shows the code that opens a team's check-in on its captain's phone. */
export function CheckInSheet({
  team,
  pairing,
  making,
  onClose,
}: {
  team: string;
  pairing: string;
  making: PassMaking;
  onClose: () => void;
}) {
  const { team: words } = peopleMessages;
  usePassCheck(making);
  return (
    <PassSheet
      title={words.checkInLink}
      way={pairing}
      lead={words.checkInLead(team)}
      codeTitle={madePassMessages.checkInQr(team)}
      making={making}
      onCopy={(url) => void copyLink(url, madePassMessages.copied)}
      onClose={onClose}
    />
  );
}
