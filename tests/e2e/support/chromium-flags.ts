/**
 * What Playwright switches off in Chromium. Chromium reads only the last `--disable-features`, so
 * ours repeats the list; a unit test compares it with Playwright's.
 */
export const OFF_BY_PLAYWRIGHT: readonly string[] = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * The address bar's suggestions start pages of their own beside each of ours, which cost an eighth
 * of the processor time of a phone's first visit.
 */
const OFF_FOR_TIME = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Chromium's arguments for the browser tests, besides Playwright's own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Without windows Chromium rounds the width of each letter, which no person sees.
  "--font-render-hinting=none",
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_TIME].join(",")}`,
];
