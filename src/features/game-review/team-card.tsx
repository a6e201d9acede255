import type { ReactNode } from "react";
import type { GameTeamView } from "../../app/queries/game/game-view.ts";
import { TeamLink } from "../../parts/names/team-link.tsx";

/** Frames one team's card with its edge, name, caption and a 2 px ink rule above the content. */
export function ReviewedTeamCard({
  team: { side, team },
  caption,
  children,
}: {
  team: GameTeamView;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`card break-inside-avoid side-${side} print:break-inside-auto`}>
      <div className="edge-left flex flex-wrap items-center justify-between gap-x-2 border-b-2 border-text py-2 pr-3 pl-4 print:py-1">
        <h3 className="type-h3 flex max-w-full">
          <TeamLink
            teamId={team.id}
            name={team.name}
            shortName={team.shortName}
            className="before:absolute before:inset-0"
          />
        </h3>
        <span className="text-label text-text-2">{caption}</span>
      </div>
      {children}
    </section>
  );
}
