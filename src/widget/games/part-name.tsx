import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import type { CalledTeams } from "../team-text.tsx";

/** Names the team or division that the games are limited to. */
export function PartName({ called, wished }: { called: CalledTeams; wished: WidgetParameters }) {
  const name = called.get(wished.team ?? "")?.name ?? wished.division;
  if (name === null) return null;
  return (
    <b dir="auto" className="font-strong wrap-anywhere">
      {name}
    </b>
  );
}
