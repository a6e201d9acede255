import { useState } from "react";
import { type Colour, colourText, parseColour, TURF } from "../../parts/embed/colour.ts";
import { TextField } from "../../ui/form/field.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

/** Takes a colour as text or from the browser's picker; both show the same one. */
export function AccentField({
  accent,
  onChange,
}: {
  accent: Colour | null;
  onChange: (accent: Colour | null) => void;
}) {
  const [text, setText] = useState(accent === null ? "" : colourText(accent));
  function enter(entered: string): void {
    setText(entered);
    onChange(parseColour(entered));
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={words.accent}
        hint={words.accentHint}
        error={text !== "" && parseColour(text) === null ? words.accentWrong : undefined}
        value={text}
        onChange={({ target }) => enter(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input
        type="color"
        aria-label={words.accentPicker}
        title={words.accentPicker}
        value={colourText(accent ?? TURF)}
        onChange={({ target }) => enter(target.value)}
        className="mt-[calc(1lh+0.25rem)] size-12 rounded-card border border-line-strong bg-surface p-1 text-label"
      />
    </div>
  );
}
