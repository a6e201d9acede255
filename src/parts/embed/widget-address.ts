import { colourText } from "./colour.ts";
import { KIND_PARAMETERS, type WidgetKindName, type WidgetParameter } from "./widget-kinds.ts";
import { DEFAULT_WIDGET, type WidgetParameters } from "./widget-parameters.ts";

/**
 * The inverse of readWidgetParameters. It returns the parameters that differ from the default and
 * that the kind understands, for an address or a script tag.
 */
export function changedParameters(
  parameters: WidgetParameters,
  kind: WidgetKindName,
): readonly (readonly [WidgetParameter, string])[] {
  const { season, league, division, team, theme, tab, accent, isCompact } = parameters;
  const texts: Readonly<Record<WidgetParameter, string | null>> = {
    season,
    league,
    division,
    team,
    theme: theme === DEFAULT_WIDGET.theme ? null : theme,
    tab: tab === DEFAULT_WIDGET.tab ? null : tab,
    accent: accent === null ? null : colourText(accent).slice(1),
    compact: isCompact ? "1" : null,
  };
  return KIND_PARAMETERS[kind].flatMap((name) => {
    const text = texts[name];
    return text === null ? [] : [[name, text] as const];
  });
}

export function widgetAddress(
  origin: string,
  parameters: WidgetParameters,
  kind: WidgetKindName = "stats",
): string {
  const query = new URLSearchParams(
    changedParameters(parameters, kind).map(([name, text]) => [name, text]),
  ).toString();
  return `${origin}/widget/${kind}${query === "" ? "" : `?${query}`}`;
}
