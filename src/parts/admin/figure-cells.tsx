import { clsx } from "clsx";

/** Shows counts side by side, as many as fit in a line; zeros are light, counts heavy and words smaller. */
export function FigureCells({
  figures,
  label: name,
  isLow = false,
}: {
  figures: readonly (readonly [label: string, count: number | string, note?: string])[];
  label?: string;
  /** Whether five counts stand in one low row on a phone. */
  isLow?: boolean;
}) {
  return (
    <dl aria-label={name} className="card flex flex-wrap gap-(--bw) bg-line">
      {figures.map(([label, count, note]) => (
        <div
          key={label}
          className={clsx(
            "min-w-0 bg-surface",
            isLow
              ? "flex flex-[1_1_3.5rem] flex-col-reverse justify-end px-2 py-1.5 wide:px-4"
              : "flex-[1_1_8.5rem] px-4 py-3",
          )}
        >
          <dt
            className={clsx(
              "text-label text-text-2",
              isLow && "max-wide:text-tiny/3.5 max-wide:font-stretch-[78%]",
            )}
          >
            {label}
          </dt>
          <dd
            className={clsx(
              /\d%?$/.test(String(count)) ? "numeral text-[1.875rem]/8" : "type-h2 py-[3px]",
              isLow && "max-wide:text-[1.375rem]/6",
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
