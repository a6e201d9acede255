import { changedParameters, widgetAddress } from "./widget-address.ts";
import type { WidgetKindName } from "./widget-kinds.ts";
import type { WidgetParameters } from "./widget-parameters.ts";

export interface EmbedOptions {
  /** The installation's origin, without a trailing slash. */
  readonly origin: string;
  readonly kind: WidgetKindName;
  readonly parameters: WidgetParameters;
  /** Names the frame for screen readers. */
  readonly title: string;
  /** The largest width in pixels; null is the full width. */
  readonly width: number | null;
}

/** Writes the script tag of one widget; widget/embed.ts makes the frame and sets its height. */
export function scriptSnippet({ origin, kind, parameters, title, width }: EmbedOptions): string {
  const attributes = [
    ["widget", kind],
    ["title", title],
    ...(width === null ? [] : [["width", `${width}`]]),
    ...changedParameters(parameters, kind),
  ].map(([name, text = ""]) => `data-${name}="${escaped(text)}"`);
  return `<script async src="${escaped(origin)}/widget/embed.js"
  ${attributes.join(" ")}></script>
`;
}

/** The script believes only its own frame, and only from its own origin (security rule 15). */
export function frameSnippet({ origin, kind, parameters, title, width }: EmbedOptions): string {
  const style = `border:0${width === null ? "" : `;max-width:${width}px`}`;
  return `<iframe class="stat-tracker-widget" src="${escaped(widgetAddress(origin, parameters, kind))}" title="${escaped(title)}"
  width="100%" height="640" style="${style}" loading="lazy"></iframe>
<script>
  addEventListener("message", function (event) {
    var message = event.data || {};
    if (message.type !== "stat-tracker:height" || message.v !== 1) return;
    document.querySelectorAll("iframe.stat-tracker-widget").forEach(function (frame) {
      if (frame.contentWindow !== event.source || new URL(frame.src).origin !== event.origin) return;
      frame.height = Math.min(Math.max(Number(message.height) || 640, 100), 20000);
    });
  });
</script>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
