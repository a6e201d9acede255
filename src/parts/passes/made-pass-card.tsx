import type { MadePass } from "../../domain/access/game-pass.ts";
import { LinkCard } from "./link-card.tsx";
import { madePassMessages } from "./made-pass-messages.ts";
import { passUrl } from "./pass-url.ts";

export function MadePassCard({
  pass,
  title,
  onCopy,
}: {
  pass: MadePass;
  title: string;
  onCopy: (url: string) => void;
}) {
  return (
    <LinkCard url={passUrl(pass)} title={title} onCopy={onCopy}>
      <p className="font-strong">{madePassMessages.ends(pass)}</p>
      <p className="max-w-reading text-center text-dense text-text-2 flat:text-left">
        {pass.checkInTeamId === null ? madePassMessages.once : madePassMessages.checkInOnce}
      </p>
    </LinkCard>
  );
}
