import { Check } from "lucide-react";
import { useState } from "react";
import type { SaidByCaptain } from "../../domain/game/decide/decide-confirmation.ts";
import type { Score } from "../../domain/game/events.ts";
import { SIDES, type Side } from "../../domain/game/fold/fold-timeouts.ts";
import { STATS, TEAM_STAT_KEYS, type TeamCounts } from "../../domain/game/stat-catalogue.ts";
import { totalTouchdownsOf } from "../../domain/game/team-stats.ts";
import { type ShownWords, sidesToAsk } from "../../domain/review/captains-said.ts";
import type { CalledTeam } from "../../domain/season/team.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FullDialog } from "../../ui/overlay/full-dialog.tsx";
import { FittedName } from "../names/fitted-name.tsx";
import { CaptainForm } from "./captain-form.tsx";
import { captainsMessages as words } from "./captains-messages.ts";

interface CaptainsSheetProps {
  readonly teams: { readonly [Each in Side]: CalledTeam };
  readonly score: Score;
  readonly counts: { readonly [Each in Side]: TeamCounts };
  readonly said: ShownWords;
  /** Resolves to true when the word is stored on this device. */
  readonly onSay: (said: SaidByCaptain) => Promise<boolean>;
  /** Called when both have spoken, or when somebody skips. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows score and figures to one captain after the other and takes their words (D70). */
export function CaptainsSheet({ teams, score, counts, said, ...on }: CaptainsSheetProps) {
  const [side, choose] = useState<Side>(() => sidesToAsk(said, score)[0] ?? "visitor");
  const [isSaving, setSaving] = useState(false);
  const [told, tell] = useState(words.handTo(teams[side].name));
  const open = sidesToAsk(said, score);
  const show = (next: Side, text: string) => {
    choose(next);
    tell(text);
  };
  async function say(what: Omit<SaidByCaptain, "side">): Promise<void> {
    setSaving(true);
    const isKept = await on.onSay({ side, ...what });
    setSaving(false);
    if (!isKept) return;
    const next = open.find((each) => each !== side);
    if (next === undefined) return on.onDone();
    show(next, words.handOn(teams[side].name, teams[next].name));
  }
  return (
    <FullDialog
      onClose={on.onClose}
      title={words.title}
      description={<span role="status">{told}</span>}
      footer={
        <Button size="lg" block disabled={isSaving} onClick={on.onDone}>
          {open.length === 0 ? words.done : words.skip}
        </Button>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain squat:flex-none squat:overflow-visible">
        <div className="grid gap-4 p-4 tablet:gap-3 tablet:py-3 flat:gap-3 flat:py-2">
          <Segments
            label={words.whose}
            options={SIDES.map((each) => ({
              value: each,
              label: (
                <>
                  <FittedName {...teams[each]} />
                  {!open.includes(each) && <Icon as={Check} size="sm" />}
                </>
              ),
            }))}
            value={side}
            onChange={(next) => show(next, words.handTo(teams[next].name))}
          />
          <ReadScore teams={teams} score={score} />
          <Figures side={side} team={teams[side]} counts={counts[side]} />
          <CaptainForm
            key={side}
            word={said[side]}
            knownName={teams[side].captainName}
            isSaving={isSaving}
            onSay={(what) => void say(what)}
          />
        </div>
      </div>
    </FullDialog>
  );
}

function ReadScore({ teams, score }: Pick<CaptainsSheetProps, "teams" | "score">) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] overflow-hidden rounded-card border">
      {SIDES.map((side) => (
        <div key={side} className={`side-${side} edge-left min-w-0 py-2 pr-2 pl-3.5`}>
          <b className="block text-dense/4.5">
            <FittedName {...teams[side]} />
          </b>
          <span className="numeral text-[3.5rem]/14">{score[side]}</span>
        </div>
      ))}
    </div>
  );
}

/** The figures can be read at arm's length. */
function Figures({ side, team, counts }: { side: Side; team: CalledTeam; counts: TeamCounts }) {
  const figures = [
    [words.touchdowns, totalTouchdownsOf(counts)] as const,
    ...TEAM_STAT_KEYS.filter((key) => STATS[key].teams.isCompared).map(
      (key) => [STATS[key].label, counts[key]] as const,
    ),
  ];
  return (
    <dl
      aria-label={words.figures(team.name)}
      className={`card side-${side} edge-left grid grid-cols-3 gap-x-2 gap-y-2 py-2 pr-2 pl-3.5`}
    >
      {figures.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-dense/4.5 font-stretch-[84%]">{label}</dt>
          <dd className="numeral text-[2.5rem]/10">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
