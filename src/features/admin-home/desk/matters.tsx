import { Check, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ShownMatter } from "./desk-matters.ts";
import { deskMessages as words } from "./desk-messages.ts";

/** Further rows stand behind a button where no page lists them. */
const FIRST_ROWS = 3;

/** Shows a count with its label and the worst rows; each leads to the page that settles it. */
export function WaitingMatter({ matter: { key, count, rows, to } }: { matter: ShownMatter }) {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS);
  // Results are counted as games, and their rows are seasons.
  const onItsPage = key === "results" ? 0 : count - rows.length;
  return (
    <li className="card mb-3 grid break-inside-avoid content-start overflow-hidden">
      <h3>
        <Link
          to={to}
          className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-surface-2"
        >
          <span className="numeral min-w-8 text-[34px]/[36px]">{count}</span>
          <span className="type-h3 min-w-0 flex-[1_1_8rem]">{words.matters[key]}</span>
          <span className="flex items-center gap-1 text-label text-text-2">
            {onItsPage > 0 && words.more(onItsPage)}
            <Icon as={ChevronRight} />
          </span>
        </Link>
      </h3>
      <ul className="divide-y divide-line border-t">
        {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
          <li key={row.key}>
            <Link
              to={row.to}
              className="grid min-h-12 content-center px-4 py-1.5 hover:bg-surface-2"
            >
              <span className="text-dense font-strong wrap-anywhere" dir="auto">
                {row.name}
              </span>
              <span className="text-label text-text-2" dir="auto">
                <Dotted parts={row.detail.split(" · ")} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <div className="border-t border-line px-2 py-1">
          <Button variant="bare" block onClick={() => setWhole(true)}>
            {words.showMore(rows.length - FIRST_ROWS)}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Lists matters with nothing to settle, without a number. */
export function QuietMatters({ matters }: { matters: readonly ShownMatter[] }) {
  return (
    <div className="card flex break-inside-avoid flex-wrap items-center gap-x-4 px-4 py-1 text-dense">
      <p className="flex min-h-8 basis-full items-center gap-2 text-text-2">
        <Icon as={Check} size="sm" className="text-win" />
        {words.quiet}
      </p>
      <ul aria-label={words.quiet} className="flex flex-wrap gap-x-4">
        {matters.map(({ key, to, note }) => (
          <li key={key}>
            <Link to={to} className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5">
              <span className="underline decoration-line-strong underline-offset-3">
                {words.quietMatters[key]}
              </span>
              {note !== null && <span className="text-label text-text-2">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
