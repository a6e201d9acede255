import { clsx } from "clsx";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { Section } from "../../../ui/section.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { teamBar } from "../team-bar.ts";
import { type ComparisonRow, comparisonRows } from "./comparison-rows.ts";

export function TeamComparison({ review }: ShownReview) {
  const teams = useGameTeams();
  const rows = comparisonRows(review);
  if (rows.length === 0) return null;
  return (
    <Section title={reviewMessages.comparison.title}>
      <div className="grid grid-cols-2 gap-[32px] pt-1 pb-2 text-[min(0.8125rem,6vw)] leading-[1.25] font-bold print:p-0">
        {SIDES.map((side) => (
          <span
            key={side}
            className={`side-${side} flex min-w-0 text-team ${side === "home" ? "justify-end text-right" : ""}`}
          >
            <TeamLink
              teamId={teams[side].id}
              name={teams[side].name}
              shortName={teams[side].shortName}
              className="tall-target"
            />
          </span>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  const { label, visitor, home } = row;
  return (
    <li className="grid min-h-8 grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,6.5rem)_minmax(0,1fr)_1.75rem] items-center gap-1 print:min-h-[18px]">
      <span className="sr-only">{reviewMessages.comparison.row(label, visitor, home)}</span>
      <Figure value={visitor} isLarger={visitor > home} />
      <Bar side="visitor" share={row.visitorShare} />
      <span aria-hidden="true" className="text-center text-dense/4 font-stretch-[92%]">
        {label}
      </span>
      <Bar side="home" share={row.homeShare} />
      <Figure value={home} isLarger={home > visitor} className="text-right" />
    </li>
  );
}

function Figure({
  value,
  isLarger,
  className,
}: {
  value: number;
  isLarger: boolean;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        isLarger ? "numeral text-[1.25rem]/6" : "text-lead font-medium font-stretch-[76%]",
        className,
      )}
    >
      {value}
    </span>
  );
}

function Bar({ side, share }: { side: "visitor" | "home"; share: number }) {
  return (
    <i
      aria-hidden="true"
      style={teamBar(share)}
      className={clsx(
        "h-3.5",
        side === "visitor" ? "side-visitor justify-self-end rounded-l-xs" : "side-home",
      )}
    />
  );
}
