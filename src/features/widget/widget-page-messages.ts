import type { LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import type { WidgetKindName } from "../../parts/embed/widget-kinds.ts";
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

const kinds: Readonly<Record<WidgetKindName, string>> = {
  stats: "Stats",
  standings: "Standings",
  next: "Next games",
  live: "Live",
};

const kindTexts: typeof kinds = {
  stats: "The season's leaders in three tabs; the full size adds four cards.",
  standings: "The ranks of a season, a league or a division.",
  next: "The next games: when, who, where.",
  live: "Running games with their scores; while none runs, today's results and the next games.",
};

/** Names the frame for screen readers. */
const frameTitles: Readonly<Record<WidgetKindName, (association: string) => string>> = {
  stats: (association) => `${association} Fantasy Dashboard`,
  standings: (association) => `${association} Standings`,
  next: (association) => `${association} Next Games`,
  live: (association) => `${association} Live Scores`,
};

export const widgetPageMessages = {
  title: "Stats Widget",
  lead: "Leaders, standings, next games and live scores on your own website, without a sign-in.",
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
  liveChoice: "Live season",
  liveNow: (name: string) => `${name} (live now)`,
  save: "Save",
  saving: "Saving...",
  nowLive: (name: string) => `${name} is now live on the stats widget.`,
  nowNone: "No season is live on the stats widget now.",
  buildTitle: "On your website",
  kind: "What it shows",
  kinds,
  kindTexts,
  season: "Season",
  liveSeason: "The live season",
  seasonHint: "The live season follows what you choose above.",
  league: "League",
  allLeagues: "All Leagues",
  division: "Division",
  allDivisions: "All Divisions",
  team: "Team",
  allTeams: "All teams",
  theme: "Theme",
  themes,
  tab: "First tab",
  tabs,
  accent: "Accent color",
  accentPicker: "Pick a color",
  accentHint:
    "# and six digits or letters A to F. Empty: turf green. Words and bars stay readable.",
  accentWrong: "Enter a color: # and six digits or letters A to F.",
  size: "Size",
  sizes: { full: "Full", compact: "Compact, for a sidebar" },
  width: "Width",
  fullWidth: "As wide as its place",
  atMost: (width: number) => `${width} px at most`,
  codeTitle: "Code",
  codeForm: "Kind of code",
  codeForms: { script: "One script tag", frame: "Frame by hand" },
  code: "Code to paste into your page",
  codeHints: {
    script:
      "Paste the tag where the widget is to stand. It makes the frame as high as its content.",
    frame:
      "For websites that take no script of another site. The code makes the frame as high as its content, and listens to this frame only.",
  },
  copy: "Copy Code",
  copied: "Copied.",
  notCopied: "Copying is not possible here. The code is selected: copy it by hand.",
  previewTitle: "Preview",
  previewWidth: "Width of the preview",
  frameTitles,
  previewOf: (width: number) => `Preview, ${width} pixels wide`,
  pixels: (width: number) => `${width} px`,
} as const;
