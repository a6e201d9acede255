import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyText } from "../../app/commands/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

const words = {
  title: "Temporary password",
  text: (email: string) =>
    `This server cannot send mail, so give ${email} this password yourself. It must be changed at the first sign-in. It is shown only now.`,
  label: "Password",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "This browser does not allow copying. The password is selected.",
  done: "Done",
} as const;

export interface TemporaryPassword {
  readonly email: string;
  readonly password: string;
}

/** Shows a password once, to be handed on if no mail can be sent (D14). */
export function PasswordDialog({
  email,
  password,
  onClose,
}: TemporaryPassword & { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    setCopied(await copyText(password));
  }

  return (
    <Dialog
      role="alertdialog"
      onClose={onClose}
      title={words.title}
      description={words.text(email)}
      footer={
        <Button size="lg" variant="fill" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField ref={field} label={words.label} value={password} readOnly spellCheck={false} />
        <Button size="lg" icon={<Icon as={Copy} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-dense font-strong">
        {copied === null ? "" : copied ? words.copied : words.notCopied}
      </p>
    </Dialog>
  );
}
