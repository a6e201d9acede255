import { clsx } from "clsx";

/** Shows counts side by side, as many as fit in a line; zeros are light, counts heavy and words smaller. */
export function FigureCells({
  figures,
  label: name,
}: {
  figures: readonly (readonly [label: string, count: number | string, note?: string])[];
  label?: string;
}) {
  return (
    <dl aria-label={name} className="card flex flex-wrap gap-px bg-line">
      {figures.map(([label, count, note]) => (
        <div key={label} className="min-w-0 flex-[1_1_8.5rem] bg-surface px-4 py-3">
          <dt className="text-label text-text-2">{label}</dt>
          <dd
            className={clsx(
              /\d%?$/.test(String(count)) ? "numeral text-[1.875rem]/8" : "type-h2 py-[3px]",
              count === 0 && "text-text-2",
            )}
          >
            {count}
          </dd>
          {note !== undefined && (
            <dd className="text-label text-text-2" dir="auto">
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
