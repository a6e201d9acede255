import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { clubMessages } from "./club-messages.ts";

/** Keeps a card low on a phone: its dialog holds the actions that are not needed every time. */
export function CardMore({
  title,
  children,
}: {
  title: string;
  /** `after` wraps an action so that the dialog closes before it. */
  children: (after: (act: () => void) => () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const after = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <Button
        aria-label={clubMessages.moreOf(title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {clubMessages.more}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className="grid gap-3">{children(after)}</div>
        </Dialog>
      )}
    </>
  );
}
