import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { areIrSlotsFull } from "../../../domain/roster/team-roster.ts";
import type { TeamLimits } from "../../../domain/season/team.ts";
import { Icon } from "../../../ui/icon.tsx";
import { rosterMessages as words } from "../roster-messages.ts";

/** Counts players and IR slots against the team's limits, marked from the limit on (P §2). */
export function TeamCapacity({
  limits,
  players,
  irUsed,
}: {
  limits: TeamLimits;
  players: number;
  irUsed: number;
}) {
  const isFull = areIrSlotsFull(irUsed, limits);
  return (
    <>
      <Figure name={words.players} count={players} of={limits.maxPlayers} />
      <Figure name={words.irSlots} count={irUsed} of={limits.maxIrSlots} isAtLimit={isFull}>
        {isFull && (
          <span className="ml-auto inline-flex items-center gap-1 text-label font-head text-danger">
            <Icon as={TriangleAlert} size="sm" />
            {irUsed > limits.maxIrSlots ? words.over : words.full}
          </span>
        )}
      </Figure>
    </>
  );
}

function Figure({
  name,
  count,
  of,
  isAtLimit = false,
  children,
}: {
  name: string;
  count: number;
  of: number;
  isAtLimit?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="-ml-(--bw) border-l px-3 pt-1.5 pb-2">
      <p>
        <span className="block text-label text-text-2">{name} </span>
        <span className={clsx("flex items-end gap-1.5", isAtLimit && "text-danger")}>
          <span className="numeral text-[1.5rem]/6">
            {count}/{of}
          </span>
          {children}
        </span>
      </p>
    </div>
  );
}
