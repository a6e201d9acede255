import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import type { CalledTeams } from "../team-text.tsx";

/** Names the team or division that the games are limited to. */
export function PartName({
  called,
  parameters,
}: {
  called: CalledTeams;
  parameters: WidgetParameters;
}) {
  const name = called.get(parameters.team ?? "")?.name ?? parameters.division;
  if (name === null) return null;
  return (
    <b dir="auto" className="font-strong wrap-anywhere">
      {name}
    </b>
  );
}
