import { firstTexts } from "./first-texts.ts";

/** Lists the first five sentences and how many more there are (A §8). */
export function ProblemTexts({
  label,
  texts,
  count,
}: {
  label: string;
  texts: readonly string[];
  /** The total, if `texts` are only the first. */
  count?: number;
}) {
  if (texts.length === 0) return null;
  const { shown, more } = firstTexts(texts, count);
  return (
    <ul aria-label={label} className="list-disc pl-5 text-dense wrap-anywhere">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more !== null && <li className="list-none font-strong">{more}</li>}
    </ul>
  );
}
