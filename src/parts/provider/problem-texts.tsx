import { providerMessages as words } from "./provider-messages.ts";

/** An import's list of errors shows so many (A §9). */
const SHOWN = 5;

/** The first five sentences, and how many more there are (A §8). */
export function ProblemTexts({
  label,
  texts,
  count = texts.length,
}: {
  label: string;
  texts: readonly string[];
  /** How many there are, where `texts` are only the first. */
  count?: number;
}) {
  if (texts.length === 0) return null;
  const rest = count - Math.min(texts.length, SHOWN);
  return (
    <ul aria-label={label} className="list-disc pl-5 text-dense wrap-anywhere">
      {texts.slice(0, SHOWN).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be wrong alike
        <li key={index}>{text}</li>
      ))}
      {rest > 0 && <li className="list-none font-strong">{words.more(rest)}</li>}
    </ul>
  );
}
