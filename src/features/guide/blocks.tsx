import { Info } from "lucide-react";
import { Note } from "../../ui/note.tsx";
import { Contact } from "./contact.tsx";
import type { GuideBlock } from "./guide-section.ts";
import { Rich } from "./rich.tsx";
import { ScoringTable } from "./scoring-table.tsx";
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

/** Names and what they mean: one under the other on a phone, side by side from a tablet on. */
function Terms({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="border-b">
      {items.map(([term, text]) => (
        <div
          key={`${term} ${text}`}
          className="grid gap-x-4 border-t py-2 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
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
