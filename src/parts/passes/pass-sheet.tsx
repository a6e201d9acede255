import { CircleAlert, CloudOff, KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import type { PassMaking } from "../../domain/access/game-pass.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { MadePassCard } from "./made-pass-card.tsx";
import { madePassMessages as words } from "./made-pass-messages.ts";

/** Makes a pass when the sheet opens and shows it, or says why there is none. */
export function PassSheet({
  title,
  way,
  lead,
  codeTitle,
  making: { pass, end, isMaking, obstacle, problem, make },
  onCopy,
  onClose,
  instead,
  children,
}: {
  title: string;
  way: string;
  lead: string;
  codeTitle: string;
  making: PassMaking;
  onCopy: (url: string) => void;
  onClose: () => void;
  /** A way that needs no pass, for people who can make none. */
  instead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Sheet onClose={onClose} title={title} way={[way]}>
      <div className="grid gap-3">
        {(obstacle === "off" || obstacle === "not-allowed") && instead}
        {obstacle !== null && (
          <Note icon={obstacle === "offline" ? CloudOff : KeyRound} role="status">
            {obstacle === "offline" && pass !== null && end === null
              ? words.unknownOffline
              : words.obstacles[obstacle]}
          </Note>
        )}
        {end !== null && end !== "switched_off" && !isMaking && (
          <Note icon={CircleAlert} tone="bad" role="alert">
            {words.ended[end]}
          </Note>
        )}
        {problem !== null && (
          <Note icon={CircleAlert} tone="bad" role="alert">
            {problem}
          </Note>
        )}
        {pass !== null && end === null && (
          <>
            <p className="text-dense">{lead}</p>
            <MadePassCard pass={pass} title={codeTitle} onCopy={onCopy} />
          </>
        )}
        {isMaking && <Spinner label={words.making} />}
        {children}
        {obstacle === null && !isMaking && (
          <Button size="lg" onClick={() => void make()}>
            {pass === null ? words.retry : words.another}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
