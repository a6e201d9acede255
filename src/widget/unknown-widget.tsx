import { WIDGET_KINDS } from "../parts/embed/widget-kinds.ts";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import { WidgetFrame } from "./widget.tsx";
import { unknownWidgetMessages as words } from "./widget-messages.ts";
import "./widget.css";

/** Says at every other address below /widget that nothing is there; it asks no server. */
export function UnknownWidget({ parameters }: { parameters: WidgetParameters }) {
  return (
    <WidgetFrame words={words} name="" parameters={parameters} isSettled>
      <div role="alert" className="card my-3 p-4">
        <h2 className="type-h2">{words.failedTitle}</h2>
        <p className="my-2">{words.failed}</p>
        <ul>
          {WIDGET_KINDS.map((kind) => (
            <li key={kind}>
              <a
                href={`/widget/${kind}${location.search}`}
                className="inline-block py-2 text-brand underline"
              >
                {words.kinds[kind]}
              </a>{" "}
              {`/widget/${kind}`}
            </li>
          ))}
        </ul>
      </div>
    </WidgetFrame>
  );
}
