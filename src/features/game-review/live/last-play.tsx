import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { sideOf } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { PlayRow } from "../../../domain/game/timeline.ts";
import { teamNameWithin } from "../../../domain/season/team-names.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { Section } from "../../../ui/section.tsx";
import { liveMessages } from "./live-messages.ts";
import { lastPlayOf, playInWords } from "./play-in-words.ts";

/** Shows the newest play as a sentence, which screen readers speak when it changes. */
export function LastPlay({
  game,
  plays,
  names,
}: {
  game: Game;
  /** null while it is not known whether there are any (D9). */
  plays: readonly PlayRow[] | null;
  names: PlayNames;
}) {
  const teams = useGameTeams();
  const play = lastPlayOf(plays ?? []);
  const side = (play && sideOf(game, play.entry.fields.teamId)) ?? "visitor";
  return (
    <Section title={liveMessages.lastPlay}>
      <div aria-live="polite" aria-atomic="true" className="min-h-12">
        {play === undefined ? (
          plays !== null && <p className="text-text-2">{liveMessages.noPlay}</p>
        ) : (
          <>
            <p className="type-h3">{playInWords(play.entry.fields, names)}</p>
            <p className="text-dense">
              <Dotted
                first={
                  <b className={`font-strong text-team side-${side}`}>
                    {isolated(teamNameWithin(teams[side], 24))}
                  </b>
                }
                parts={
                  play.points > 0 ? [liveMessages.makes(play.score.visitor, play.score.home)] : []
                }
              />
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
