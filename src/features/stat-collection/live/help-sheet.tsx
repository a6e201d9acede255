import { Sheet } from "../../../ui/sheet.tsx";
import { messages } from "../messages.ts";

/** How collecting works, in six sentences. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.screen.needHelp}
      closeLabel={messages.sheets.close}
    >
      <dl className="grid gap-3 pb-2 text-dense">
        {messages.help.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-head">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
