import { Bug, Info, Mail } from "lucide-react";
import { env } from "../../app/env.ts";
import { openFeedbackForm } from "../../app/help/help-store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { Cell, Table } from "../../ui/table.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuideBlock } from "./guide-section.ts";
import { Rich } from "./rich.tsx";
import { SCORING_ROWS } from "./scoring-rows.ts";
import { SYNC_STATES } from "./sync-states.ts";

/** One block of a topic. */
export function Block({ block }: { block: GuideBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <Rich text={block} />
      </p>
    );
  }
  if ("note" in block) {
    return (
      <Note icon={Info}>
        <Rich text={block.note} />
      </Note>
    );
  }
  if ("steps" in block) return <Steps items={block.steps} />;
  if ("list" in block) return <List items={block.list} />;
  if ("terms" in block) return <Terms items={Object.entries(block.terms)} />;
  if (block.drawn === "sync-states") return <Terms items={SYNC_STATES} />;
  return block.drawn === "scoring" ? <ScoringTable /> : <Contact />;
}

function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="grid gap-2">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[32px_minmax(0,1fr)]">
          <span aria-hidden="true" className="numeral text-lead text-brand">
            {index + 1}
          </span>
          <span>
            <Rich text={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-[square] gap-2 pl-5 marker:text-brand">
      {items.map((item) => (
        <li key={item}>
          <Rich text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Explains names: below one another on a phone, side by side from a tablet on. */
function Terms({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="@container border-b">
      {items.map(([term, text]) => (
        <div
          key={`${term} ${text}`}
          className="grid gap-x-4 border-t py-2 @min-[38rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
        >
          <dt className="font-strong">{term}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Offers the help panel's ways to a person, because the guide has no help button (P §2). */
function Contact() {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button icon={<Icon as={Bug} size="sm" />} onClick={() => openFeedbackForm("bug")}>
        {guideMessages.reportBug}
      </Button>
      <a href={`mailto:${env.supportEmail}`} className={buttonClass()}>
        <Icon as={Mail} size="sm" />
        {guideMessages.writeTo(env.supportEmail)}
      </a>
    </div>
  );
}

const { scoring } = guideMessages;

/** Lists what each play counts on the scoreboard and for a player (D40, D41). */
function ScoringTable() {
  return (
    <Table label={scoring.label} head={[scoring.play, scoring.score, scoring.fantasy]}>
      {SCORING_ROWS.map(({ play, score, fantasy }) => (
        <tr key={play} className="border-b last:border-b-0">
          <Cell heads>{play}</Cell>
          <Cell className="font-strong">{score === 0 ? "–" : `+${score}`}</Cell>
          <Cell>{fantasy}</Cell>
        </tr>
      ))}
    </Table>
  );
}
