import type { ReactNode } from "react";

interface StripFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** Stands below the number, for example a place. */
  readonly note?: ReactNode;
}

/** Shows a page's few main figures in ruled cells. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className="card flex flex-wrap">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="-mb-(--bw) -ml-(--bw) flex min-w-24 flex-1 flex-col border-b border-l px-3 py-2.5 wide:px-4"
        >
          <dt className="text-label font-stretch-[90%] text-text-2">{label}</dt>
          <dd className="numeral text-[1.875rem]/8 whitespace-nowrap wide:text-[2.25rem]/9">
            {value}
          </dd>
          {note !== undefined && <dd className="text-label text-text-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
