import { copyLink } from "../../app/commands/copy-link.ts";
import { paths } from "../../app/paths.ts";
import { useGamePasses } from "../../app/queries/server/use-game-passes.ts";
import { usePassObstacle } from "../../app/queries/server/use-made-pass.ts";
import { useReloadWhileVisible } from "../../app/queries/server/use-reload-while-visible.ts";
import { WHILE_SCORED_MS } from "../../app/queries/server/use-running-games.ts";
import type { GamePasses } from "../../domain/access/game-pass.ts";
import { AdminPage, useAdminPage } from "../../parts/admin/admin-page.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { MadePassCard } from "../../parts/passes/made-pass-card.tsx";
import { madePassMessages } from "../../parts/passes/made-pass-messages.ts";
import { ScoringLines } from "../../parts/passes/scoring-line.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";
import { PassList } from "./pass-list.tsx";
import { PassesOff } from "./passes-off.tsx";
import { useMakePasses } from "./use-make-passes.ts";

/** Makes a pass for one game and withdraws earlier ones (D69), at /games/:gameId/passes. */
export function GamePassesPage({ gameId }: { gameId: string }) {
  const read = useGamePasses(gameId);
  return (
    <AdminPage
      words={words}
      above={<BackLink to={paths.review(gameId)} label={words.backToGame} />}
      {...read}
    >
      {(list) => <Made gameId={gameId} list={list} />}
    </AdminPage>
  );
}

function Made({
  gameId,
  list: { visitor, home, passes, seen },
}: {
  gameId: string;
  list: GamePasses;
}) {
  const { isOffline, reload } = useAdminPage();
  const { made, make, isMaking } = useMakePasses();
  useReloadWhileVisible(reload, WHILE_SCORED_MS);
  const obstacle = usePassObstacle();
  const game = words.game(visitor, home);
  return (
    <div className="grid items-start gap-6 *:min-w-0 bar:grid-cols-2">
      <div className="grid gap-6 *:min-w-0">
        <Section
          title={
            <span className="wrap-anywhere" dir="auto">
              {game}
            </span>
          }
        >
          <div className="mt-2 grid justify-items-start gap-3">
            {seen.length > 0 && <ScoringLines seen={seen} />}
            {obstacle === "off" || obstacle === "not-allowed" ? (
              <PassesOff obstacle={obstacle} />
            ) : (
              <Button
                variant={made.length === 0 ? "fill" : "plain"}
                size="lg"
                disabled={isOffline}
                aria-busy={isMaking}
                onClick={() => void make([gameId]).then(reload)}
              >
                {isMaking ? words.making : words.make}
              </Button>
            )}
          </div>
        </Section>
        {made.map((pass) => (
          <MadePassCard
            key={pass.passId}
            pass={pass}
            title={madePassMessages.qr(game)}
            onCopy={(url) => void copyLink(url, madePassMessages.copied)}
          />
        ))}
      </div>
      <PassList passes={passes} />
    </div>
  );
}
