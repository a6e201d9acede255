import { useRef, useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { calendarAddress, type Subscription, webcalAddress } from "./calendar-address.ts";
import { calendarMessages as words } from "./calendar-messages.ts";

/** Offers this device's calendar, and the address for any other one. */
export default function SubscribeDialog({
  of,
  name,
  shows,
  onCopy,
  onClose,
}: Subscription & { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const address = calendarAddress(of, location.origin);

  async function copy(): Promise<void> {
    field.current?.select();
    setIsCopied(await onCopy(address));
  }

  return (
    <Dialog
      title={words.title}
      description={shows === "live_season" ? words.leadOfLiveSeason(name) : words.lead(name)}
      onClose={onClose}
      footer={
        <>
          <a
            href={webcalAddress(address)}
            className={buttonClass({ variant: "fill", block: true })}
          >
            {words.open}
          </a>
          <Button block onClick={() => void copy()}>
            {words.copy}
          </Button>
          <p role="status" className="min-h-5 text-dense font-strong">
            {isCopied === null ? "" : isCopied ? words.copied : words.notCopied}
          </p>
        </>
      }
    >
      <TextField
        ref={field}
        label={words.address}
        hint={words.addressHint}
        value={address}
        readOnly
        spellCheck={false}
      />
    </Dialog>
  );
}
