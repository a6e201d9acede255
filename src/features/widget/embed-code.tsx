import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyText } from "../../app/commands/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

/** The code to paste, and a button that copies it where the browser has a clipboard for us. */
export function EmbedCode({ code }: { code: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ readonly code: string; readonly isDone: boolean }>();

  async function copy(): Promise<void> {
    field.current?.select();
    setCopied({ code, isDone: await copyText(code) });
  }

  const isCurrent = copied?.code === code;
  return (
    <div className="mt-2 grid gap-3">
      <TextAreaField
        ref={field}
        label={words.code}
        hint={words.codeHint}
        value={code}
        rows={13}
        readOnly
        wrap="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Icon as={Copy} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <p role="status" className="text-dense font-strong">
          {isCurrent ? (copied.isDone ? words.copied : words.notCopied) : ""}
        </p>
      </div>
    </div>
  );
}
