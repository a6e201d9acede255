import type { LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import type { ThemeChoice } from "../../ui/theme/resolve-theme.ts";

const themes: Readonly<Record<ThemeChoice, string>> = {
  light: "Light",
  dark: "Dark",
  sun: "Sun (most contrast)",
  auto: "As the visitor's device",
};

const tabs: Readonly<Record<LeaderTab, string>> = {
  team: "Team",
  offense: "Offense",
  defense: "Defense",
};

/** Texts of the page of the public widget (A §2, A §5 "Live on widget"). */
export const widgetPageMessages = {
  title: "Stats Widget",
  lead: "The season's leaders on your own website, without a sign-in.",
  loading: "Loading the stats widget...",
  failedTitle: "Failed to load the stats widget",
  deniedText: "You need admin privileges to manage the stats widget.",
  offlineText: "The stats widget can be managed only with a network connection.",
  offlineNote: "No network: nothing can be changed now.",
  liveTitle: "Live on Stats Widget",
  liveLead:
    "One season at a time. Everybody can read it, whatever the settings say about public browsing.",
  noSeason: "No season",
  noSeasonText: "The widget says that no season is set.",
  liveNow: "Live now",
  save: "Save",
  saving: "Saving...",
  nowLive: (name: string) => `${name} is now live on the stats widget.`,
  nowNone: "No season is live on the stats widget now.",
  buildTitle: "On your website",
  season: "Season",
  liveSeason: "The live season",
  seasonHint: "The live season follows what you choose above.",
  league: "League",
  allLeagues: "All leagues",
  division: "Division",
  allDivisions: "All divisions",
  theme: "Theme",
  themes,
  tab: "First tab",
  tabs,
  accent: "Accent color",
  accentHint:
    "# and six digits or letters A to F. Empty: turf green. Words and bars stay readable.",
  accentWrong: "Enter a color: # and six digits or letters A to F.",
  size: "Size",
  sizes: { full: "Full", compact: "Compact, for a sidebar" },
  codeTitle: "Code",
  code: "Code to paste into your page",
  codeHint: "The script gives the frame the height of what is in it. It believes this frame alone.",
  copy: "Copy Code",
  copied: "Copied.",
  notCopied: "Copying is not possible here. The code is selected: copy it by hand.",
  previewTitle: "Preview",
  previewWidth: "Width of the preview",
  frameTitle: (association: string) => `${association} Fantasy Dashboard`,
  previewOf: (width: number) => `Preview, ${width} pixels wide`,
  pixels: (width: number) => `${width} px`,
} as const;
