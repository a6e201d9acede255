import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyText } from "../../app/commands/copy-text.ts";
import { type EmbedOptions, frameSnippet, scriptSnippet } from "../../parts/embed/embed-snippet.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/form/field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const FORMS = ["script", "frame"] as const;

/** Shows the code to paste, and a copy button if the browser gives access to its clipboard. */
export function EmbedCode({ options }: { options: EmbedOptions }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [form, setForm] = useState<(typeof FORMS)[number]>("script");
  const [copied, setCopied] = useState<{ readonly code: string; readonly isDone: boolean }>();
  const code = form === "script" ? scriptSnippet(options) : frameSnippet(options);

  async function copy(): Promise<void> {
    field.current?.select();
    setCopied({ code, isDone: await copyText(code) });
  }

  const isCurrent = copied?.code === code;
  return (
    <Section
      title={words.codeTitle}
      aside={
        <Segments
          label={words.codeForm}
          options={FORMS.map((value) => ({ value, label: words.codeForms[value] }))}
          value={form}
          onChange={setForm}
          className="ml-auto w-fit"
        />
      }
    >
      <div className="mt-2 grid gap-3">
        <TextAreaField
          ref={field}
          label={words.code}
          hint={words.codeHints[form]}
          value={code}
          rows={form === "script" ? 4 : 13}
          readOnly
          wrap={form === "script" ? "soft" : "off"}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-dense [&_textarea]:field-sizing-content"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="fill" icon={<Icon as={Copy} />} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <p role="status" className="text-dense font-strong">
            {isCurrent ? (copied.isDone ? words.copied : words.notCopied) : ""}
          </p>
        </div>
      </div>
    </Section>
  );
}
