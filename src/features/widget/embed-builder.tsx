import { useState } from "react";
import { env } from "../../app/env.ts";
import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { embedSnippet } from "../../parts/embed/embed-snippet.ts";
import { widgetAddress } from "../../parts/embed/widget-address.ts";
import { DEFAULT_WIDGET } from "../../parts/embed/widget-parameters.ts";
import { Section } from "../../ui/section.tsx";
import { EmbedCode } from "./embed-code.tsx";
import { EmbedFields } from "./embed-fields.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

/** From the wishes for a widget to its code, with the widget itself beside it. */
export function EmbedBuilder({ seasons }: { seasons: readonly WidgetSeason[] }) {
  const [wished, setWished] = useState(DEFAULT_WIDGET);
  const title = words.frameTitle(env.associationName);
  const address = widgetAddress(location.origin, wished);
  const live = seasons.find(({ isLive }) => isLive)?.id;
  return (
    <>
      <Section title={words.buildTitle}>
        <EmbedFields seasons={seasons} wished={wished} onChange={setWished} />
      </Section>
      <Section title={words.codeTitle}>
        <EmbedCode code={embedSnippet(address, title)} />
      </Section>
      {/* Another live season is another widget at the same address. */}
      <EmbedPreview key={live} address={address} title={title} />
    </>
  );
}
