import { hasPlayoffs, type SeasonFigures } from "../../domain/standings/season-figures.ts";
import { SEASON_STAGES } from "../../domain/standings/season-stage.ts";
import { useAddress } from "../../parts/page/use-address.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { readView, writeView } from "./fantasy-address.ts";
import { fantasyMessages } from "./fantasy-messages.ts";

/** Which games count, for all that is below; a season without playoffs has no part to choose. */
export function StageFilter({ season }: { season: SeasonFigures }) {
  const [address, setAddress] = useAddress();
  const view = readView(address);
  if (view.stage === "all" && !hasPlayoffs(season)) return null;
  return (
    <Segments
      label={fantasyMessages.stage}
      options={SEASON_STAGES.map((value) => ({ value, label: fantasyMessages.stages[value] }))}
      value={view.stage}
      onChange={(stage) =>
        setAddress((newest) => writeView(newest, { ...readView(newest), stage }), { replace: true })
      }
      className="print:hidden"
    />
  );
}
