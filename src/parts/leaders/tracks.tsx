import { clsx } from "clsx";
import { totalLosses, totalWins } from "../../domain/standings/record.ts";
import type { TeamRecord } from "../../domain/standings/standing.ts";

/** Colors that carry a figure are printed too. */
const INKED = "print:[print-color-adjust:exact]";

const percent = (share: number) => `${share * 100}%`;

/** Draws a bar from 0 on the list's common track; the leader is turf, the others are ink, and in the sun outlines. */
export function BarTrack({
  share,
  isLeader,
  className,
}: {
  share: number;
  isLeader: boolean;
  className: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "relative block overflow-hidden rounded-[2px] bg-surface-2",
        INKED,
        className,
      )}
    >
      <i
        style={{ width: percent(share) }}
        className={clsx(
          "absolute inset-y-0 left-0",
          isLeader ? "bg-brand" : "bg-line-strong sun:border-2 sun:border-line sun:bg-surface",
        )}
      />
    </span>
  );
}

/** Draws a dot on a line from 0; further left is better. */
export function DotTrack({ share, isLeader }: { share: number; isLeader: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "relative -my-0.5 block h-4 before:absolute before:inset-x-0.5 before:top-[7px] before:h-0.5 before:bg-line-strong",
        INKED,
      )}
    >
      {/* Half a dot of room at both ends shows 0 and the end of the track whole. */}
      <span className="absolute inset-x-2 inset-y-0">
        <i
          style={{ left: percent(share) }}
          className={clsx(
            "absolute top-1/2 -translate-1/2 rounded-pill border-2 border-bg",
            isLeader ? "size-4 bg-brand" : "size-3 bg-text",
          )}
        />
      </span>
    </span>
  );
}

/** Draws a cell per game, equally wide in a list: a win is full, a draw half, a loss empty. */
export function RecordTrack({ record, share }: { record: TeamRecord; share: number }) {
  const cells = [
    ...Array.from({ length: totalWins(record) }, () => "won" as const),
    ...Array.from({ length: record.draws }, () => "drawn" as const),
    ...Array.from({ length: totalLosses(record) }, () => "lost" as const),
  ];
  return (
    <span
      aria-hidden="true"
      style={{ width: percent(share) }}
      className={clsx("mt-1.5 flex h-2.5", cells.length > 16 ? "gap-px" : "gap-0.5", INKED)}
    >
      {cells.map((result, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are counted, not things
          key={index}
          className={clsx(
            "relative min-w-0 flex-1 overflow-hidden rounded-[2px] border-[1.5px]",
            result === "lost" ? "border-line-strong" : "border-brand",
            result === "won" && "bg-brand",
            result === "drawn" &&
              "after:absolute after:inset-x-0 after:top-1/2 after:bottom-0 after:bg-brand",
          )}
        />
      ))}
    </span>
  );
}
