import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { withdrawGamePass } from "../../app/server-calls/game-passes.ts";
import type { ListedPass } from "../../domain/access/game-pass.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { madePassMessages } from "../../parts/passes/made-pass-messages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dotted } from "../../ui/dotted.tsx";
import { Section } from "../../ui/section.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";

/** Lists passes with the people who opened them, and withdraws one. */
export function PassList({ passes }: { passes: readonly ListedPass[] }) {
  const { isOffline, reload } = useAdminPage();
  async function withdraw({ passId }: ListedPass) {
    const isMeant = await askConfirm({
      text: words.withdrawQuestion,
      confirmLabel: words.withdraw,
      danger: true,
    });
    if (!isMeant) return;
    const done = await withdrawGamePass(passId);
    if (!done.ok) return showAlert(done.error.message);
    notify(words.withdrawn);
    await reload();
  }
  return (
    <Section title={words.listTitle}>
      {passes.length === 0 ? (
        <p className="text-dense text-text-2">{words.none}</p>
      ) : (
        <ul aria-label={words.listTitle} className="card mt-2 divide-y divide-line">
          {passes.map((pass, index) => (
            <li key={pass.passId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-strong">{words.pass(passes.length - index, pass.madeAt)}</p>
                <p className="wrap-anywhere">{words.opened(pass.holders)}</p>
                {pass.checkInTeam !== null && <p>{words.checksIn(pass.checkInTeam)}</p>}
                <p className="text-dense text-text-2">
                  <Dotted
                    parts={[
                      words.madeBy(pass.madeBy ?? words.theServer),
                      madePassMessages.ends(pass),
                    ]}
                  />
                </p>
              </div>
              <Badge tone={pass.state === "valid" ? "ok" : "plain"}>
                {words.states[pass.state]}
              </Badge>
              {pass.state === "valid" && (
                <Button disabled={isOffline} onClick={() => void withdraw(pass)}>
                  {words.withdraw}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
