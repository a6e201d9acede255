import { useGameId } from "../../../app/queries/game/use-game.ts";
import { useSeenDevices } from "../../../app/queries/game/use-seen-devices.ts";
import {
  type OtherScorer,
  othersScoring,
  type SeenDevice,
  scoringNow,
} from "../../../domain/access/who-scores.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { agoText, scorerName, scorersText } from "../../../parts/passes/scoring-messages.ts";
import { useNow } from "../../../ui/late/use-now.ts";
import { togetherMessages } from "./together-messages.ts";

/** Shows "Also scoring: Jo and 1 more · 20 s ago"; without room "Also Jo and 1 more · 20 s ago"; empty while nobody else has sent for ten minutes. */
export function WhoScores() {
  const { seen, self } = useSeenDevices(useGameId());
  return (
    seen.some(({ deviceId }) => deviceId !== self.deviceId) && <Ticking seen={seen} self={self} />
  );
}

function Ticking({
  seen,
  self,
}: {
  seen: readonly SeenDevice[];
  self: Parameters<typeof othersScoring>[1];
}) {
  const others = scoringNow(othersScoring(seen, self, useNow()));
  const [newest] = others;
  return newest !== undefined && <Others newest={newest} others={others} />;
}

function Others({ newest, others }: { newest: OtherScorer; others: readonly OtherScorer[] }) {
  const all = scorersText(others, "also");
  const ago = agoText(newest.seconds);
  const name = newest.isSelf ? togetherMessages.self : scorerName(newest, "narrow");
  return (
    <p className="fd-who" role="note" aria-label={all} title={all} data-testid="who-scores">
      <FittedName
        name={togetherMessages.who(name, others.length - 1, ago)}
        shortName={
          newest.isSelf
            ? togetherMessages.selfBriefly(others.length - 1, ago)
            : togetherMessages.whoBriefly(name, others.length - 1, ago)
        }
      />
    </p>
  );
}
