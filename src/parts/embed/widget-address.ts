import { colourText } from "./colour.ts";
import { DEFAULT_WIDGET, type WidgetParameters } from "./widget-parameters.ts";

/** The other half of readWidgetParameters: only wishes that differ from the default are named. */
export function widgetAddress(origin: string, wished: WidgetParameters): string {
  const { season, league, division, theme, tab, accent, isCompact } = wished;
  const search = new URLSearchParams();
  if (season !== null) search.set("season", season);
  if (league !== null) search.set("league", league);
  if (division !== null) search.set("division", division);
  if (theme !== DEFAULT_WIDGET.theme) search.set("theme", theme);
  if (tab !== DEFAULT_WIDGET.tab) search.set("tab", tab);
  if (accent !== null) search.set("accent", colourText(accent).slice(1));
  if (isCompact) search.set("compact", "1");
  const query = search.toString();
  return `${origin}/widget/stats${query === "" ? "" : `?${query}`}`;
}
