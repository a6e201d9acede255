import { useState } from "react";
import { env } from "../../app/env.ts";
import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { widgetAddress } from "../../parts/embed/widget-address.ts";
import { WIDGET_KINDS, type WidgetKindName } from "../../parts/embed/widget-kinds.ts";
import { firstWidget } from "../../parts/embed/widget-parameters.ts";
import { Segments } from "../../ui/form/segments.tsx";
import { Section } from "../../ui/section.tsx";
import { EmbedCode } from "./embed-code.tsx";
import { EmbedFields } from "./embed-fields.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

/** Shows a form for the widget, its code, and a preview beside them. */
export function EmbedBuilder({ seasons }: { seasons: readonly WidgetSeason[] }) {
  const [kind, setKind] = useState<WidgetKindName>("stats");
  const [parameters, setParameters] = useState(() =>
    firstWidget(document.documentElement.dataset.theme),
  );
  const [width, setWidth] = useState<number | null>(null);
  const { origin } = location;
  const title = words.frameTitles[kind](env.associationName);
  const address = widgetAddress(origin, parameters, kind);
  const live = seasons.find(({ isLive }) => isLive)?.id;
  return (
    <>
      <div className="grid items-start gap-6 *:min-w-0 bar:grid-cols-[344px_minmax(0,1fr)]">
        <Section title={words.buildTitle}>
          <Segments
            label={words.kind}
            options={WIDGET_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={setKind}
            className="mt-2"
          />
          <p className="mt-2 text-dense text-text-2">{words.kindTexts[kind]}</p>
          <EmbedFields
            seasons={seasons}
            kind={kind}
            parameters={parameters}
            width={width}
            onChange={setParameters}
            onWidth={setWidth}
          />
        </Section>
        {/* The key remounts the preview: another live season shows another widget at the same address. */}
        <EmbedPreview key={`${live} ${kind}`} address={address} title={title} most={width} />
      </div>
      <EmbedCode options={{ origin, kind, parameters, title, width }} />
    </>
  );
}
