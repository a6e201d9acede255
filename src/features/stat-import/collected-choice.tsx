import { ChoiceList } from "../../ui/form/choice-list.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Asks what to do with collected plays, which are kept by default (D64). */
export function CollectedChoice({
  value,
  corrections,
  onChange,
}: {
  value: "keep" | "correct";
  corrections: number;
  onChange: (value: "keep" | "correct") => void;
}) {
  return (
    <div className="card grid gap-2 border-current bg-warn-bg p-4">
      <p className="font-strong">{words.collectedTitle}</p>
      <ChoiceList
        label={words.collectedChoice}
        options={[
          { value: "keep", label: words.keep, text: words.keepText },
          { value: "correct", label: words.correct, text: words.correctText(corrections) },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
