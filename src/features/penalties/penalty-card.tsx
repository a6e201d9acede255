import { createContext, memo, useContext } from "react";
import {
  type PenaltyFlag,
  type PenaltyRecord,
  penaltyFlags,
} from "../../domain/discipline/penalty.ts";
import { playerLabel } from "../../domain/roster/player-label.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { disciplineMessages } from "../../parts/discipline/discipline-messages.ts";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { FittedName } from "../../parts/names/fitted-name.tsx";
import { PlayerLink } from "../../parts/names/player-link.tsx";
import { momentDayText } from "../../parts/page/day-text.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { penaltyGame } from "./penalty-game.ts";
import { penaltyMessages } from "./penalty-messages.ts";

const { list: words } = penaltyMessages;

const TONES: Readonly<Record<PenaltyFlag, BadgeTone>> = {
  suspension: "stamp",
  final_warning: "bad",
  ejected: "bad",
  game_warning: "warn",
};

/** On a laptop who, what, when and the button stand in columns; on a phone and in large texts below each other. */
export const PENALTY_ROW =
  "flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3 @min-[58rem]:flex-nowrap @min-[58rem]:gap-x-6";
export const WHAT = "grid min-w-0 basis-full gap-2 @min-[58rem]:basis-0 @min-[58rem]:flex-1";
export const WHEN =
  "basis-full text-label text-text-2 @min-[58rem]:flex-none @min-[58rem]:w-80 @min-[58rem]:basis-auto";
/** Holds Delete or Restore at one width, so that both lists have the same columns. */
export const ENDS = "flex justify-end @min-[58rem]:order-last @min-[58rem]:w-24";

/** Shows one record: the person, its flags, what happened and where (A §4). */
export const PenaltyCard = memo(function PenaltyCard({
  penalty,
  onRemove,
}: {
  penalty: PenaltyRecord;
  onRemove: (penalty: PenaltyRecord) => void;
}) {
  const { isOffline } = useAdminPage();
  const label = playerLabel({ name: penalty.playerName, jerseyNumber: penalty.jerseyNumber });
  return (
    <li className={PENALTY_ROW} {...listPlace(`penalty ${penalty.penaltyId}`, 120)}>
      <PenalizedName person={penalty} />
      <div className={ENDS}>
        <Button
          variant="bare"
          className="-my-2 -mr-2"
          aria-label={words.removeWhose(label)}
          disabled={isOffline}
          onClick={() => onRemove(penalty)}
        >
          {words.remove}
        </Button>
      </div>
      <div className={WHAT}>
        <div className="flex flex-wrap gap-1.5">
          <Badge>{disciplineMessages.types[penalty.incidentType]}</Badge>
          {penaltyFlags(penalty).map((flag) => (
            <Badge key={flag} tone={TONES[flag]}>
              {disciplineMessages.flags[flag]}
            </Badge>
          ))}
        </div>
        <p dir="auto" className="max-w-[68ch] text-dense whitespace-pre-line wrap-anywhere">
          {penalty.incidentDescription}
        </p>
      </div>
      <p className={WHEN}>
        <span className="block">{penaltyGame(penalty)}</span>
        <span className="flex flex-wrap gap-x-3">
          <span>{words.counts(penalty.seasonCount, penalty.gameCount)}</span>
          <span>{words.recorded(momentDayText(penalty.createdAt), penalty.recordedBy)}</span>
        </span>
      </p>
    </li>
  );
});

/** Short team names by the whole name, because a penalty's record has no team id. */
export const ShortTeamNames = createContext<ReadonlyMap<string, string>>(new Map());

/** Names the person with today's team. */
export function PenalizedName({
  person,
}: {
  person: Pick<PenaltyRecord, "personId" | "playerName" | "jerseyNumber" | "teamName">;
}) {
  const shortName = useContext(ShortTeamNames).get(person.teamName);
  return (
    <p className="min-w-0 flex-[1_1_9rem] wrap-break-word @min-[58rem]:flex-none @min-[58rem]:w-44">
      <span className="font-strong">
        <PlayerLink
          playerId={person.personId}
          player={{ name: person.playerName, jerseyNumber: person.jerseyNumber }}
          className="whitespace-normal!"
        />
      </span>
      <span className="block text-dense text-text-2 [--lines:2]" dir="auto">
        <FittedName name={person.teamName} shortName={shortName} />
      </span>
    </p>
  );
}
