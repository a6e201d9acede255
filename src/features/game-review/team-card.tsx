import type { ReactNode } from "react";
import { TeamLink } from "../../parts/names/team-link.tsx";

/** A card of one team: its edge, its name, a caption; the content below a 2 px ink rule. */
export function ReviewedTeamCard({
  side,
  teamId,
  name,
  caption,
  children,
}: {
  side: "visitor" | "home";
  teamId: string;
  name: string;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`card break-inside-avoid side-${side} print:break-inside-auto`}>
      <div className="edge-left flex flex-wrap items-center justify-between gap-x-2 border-b-2 border-text py-2 pr-3 pl-4 print:py-1">
        <h3 className="type-h3 max-w-full truncate">
          <TeamLink teamId={teamId} name={name} />
        </h3>
        <span className="text-label text-text-2">{caption}</span>
      </div>
      {children}
    </section>
  );
}
