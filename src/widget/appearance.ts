import { type Colour, colourText, inkOn, parseColour, readableOn } from "../parts/embed/colour.ts";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import { resolveTheme, type Theme } from "../ui/theme/resolve-theme.ts";

/** WCAG AA demands this for bars and large text. */
const RATIO = 3;
const RATIO_IN_SUN = 7;

/** Puts theme and accent onto the page; auto follows the device as it changes. Paper is light. */
export function applyAppearance(parameters: WidgetParameters): void {
  const root = document.documentElement;
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const prefersMore = matchMedia("(prefers-contrast: more)");
  const show = (theme: Theme) => {
    root.dataset.theme = theme;
    applyAccent(root, parameters);
  };
  const apply = () =>
    show(
      resolveTheme(parameters.theme, {
        prefersDark: prefersDark.matches,
        prefersMoreContrast: prefersMore.matches,
        outdoors: false,
      }),
    );
  apply();
  prefersDark.onchange = apply;
  prefersMore.onchange = apply;
  window.onbeforeprint = () => show("light");
  window.onafterprint = apply;
}

/** The accent replaces turf, as near to it as stays readable on this theme's paper (D68). */
function applyAccent({ dataset, style }: HTMLElement, { accent }: WidgetParameters): void {
  if (accent === null || matchMedia("(forced-colors: active)").matches) return;
  const isSun = dataset.theme === "sun";
  const tokens = getComputedStyle(document.documentElement);
  const brand = ["--bg", "--surface"].reduce<Colour>((colour, name) => {
    const paper = parseColour(tokens.getPropertyValue(name));
    return paper === null ? colour : readableOn(paper, colour, isSun ? RATIO_IN_SUN : RATIO);
  }, accent);
  const band = isSun ? brand : accent;
  style.setProperty("--brand", colourText(brand));
  style.setProperty("--on-brand", colourText(inkOn(brand)));
  style.setProperty("--band", colourText(band));
  style.setProperty("--on-band", colourText(inkOn(band)));
}
