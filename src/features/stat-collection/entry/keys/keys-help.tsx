import { chooseScoringKeys, useScoringKeys } from "../../../../app/help/scoring-keys.ts";
import { Switch } from "../../../../ui/form/switch.tsx";
import { messages } from "../../messages.ts";

/** Shows the scoring keys, three examples, what they mean, and the switch that turns them off. */
export function KeysHelp({ keepsClock }: { keepsClock: boolean }) {
  const { list, clock, examples, notes } = messages.keys;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5 pt-1.5">
        {[...list, ...(keepsClock ? [clock] : [])].map(([key, does]) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt className="min-w-9">
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd className="min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-3 grid gap-1.5 border-t pt-3">
        {examples.map(([keys, means]) => (
          <div key={keys} className="flex items-baseline gap-2">
            <dt className="flex min-w-28 gap-1">
              {[...keys.matchAll(/\d+|\D/g)].map(([key]) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd className="min-w-0">{means}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      <KeysSwitch />
    </>
  );
}

function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-6 rounded-[5px] border border-line-strong bg-surface px-1 text-center font-sans text-label font-strong whitespace-nowrap">
      {children}
    </kbd>
  );
}

/** Turns single-key shortcuts off (WCAG 2.1.4); arrows, Tab and Enter still work. */
function KeysSwitch() {
  const isOn = useScoringKeys((keys) => keys.isOn);
  const { label, on, off } = messages.keys;
  return (
    <Switch label={label} text={isOn ? on : off} checked={isOn} onChange={chooseScoringKeys} />
  );
}
