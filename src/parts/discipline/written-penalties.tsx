import type { IncidentType } from "../../domain/discipline/penalty.ts";
import { Button } from "../../ui/button.tsx";
import { disciplineMessages } from "./discipline-messages.ts";

const { sheet: words, types } = disciplineMessages;

export interface WrittenPenaltiesProps {
  readonly written: readonly {
    readonly penaltyId: string;
    readonly playerId: string;
    readonly incidentType: IncidentType;
    /** null once it was sent, because its text then leaves this device (S13). */
    readonly incidentDescription: string | null;
    readonly standing: keyof typeof words.standings;
  }[];
  readonly nameOf: (playerId: string) => string;
  readonly onTakeBack: (penaltyId: string, player: string) => void;
  readonly onDiscard: (penaltyId: string) => void;
}

/** Lists the penalties that this person has written in the game; each can be taken back. */
export function WrittenPenalties({
  written,
  nameOf,
  onTakeBack,
  onDiscard,
}: WrittenPenaltiesProps) {
  if (written.length === 0) return null;
  return (
    <section aria-label={words.written} className="grid gap-1">
      <h3 className="type-h3">{words.written}</h3>
      <ul className="card divide-y divide-line">
        {written.map((penalty) => {
          const player = nameOf(penalty.playerId);
          const isRefused = penalty.standing === "refused";
          return (
            <li
              key={penalty.penaltyId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4 text-dense"
            >
              <p className="min-w-[min(100%,9rem)] flex-1 wrap-anywhere">
                <span className="font-strong">{player}</span>
                <span className="block text-label text-text-2">
                  {types[penalty.incidentType]} · {words.standings[penalty.standing]}
                </span>
              </p>
              <Button
                aria-label={(isRefused ? words.discardWhose : words.takeBackWhose)(player)}
                onClick={() =>
                  isRefused ? onDiscard(penalty.penaltyId) : onTakeBack(penalty.penaltyId, player)
                }
              >
                {isRefused ? words.discard : words.takeBack}
              </Button>
              {penalty.incidentDescription !== null && (
                <p dir="auto" className="basis-full pr-2 wrap-anywhere">
                  {penalty.incidentDescription}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
