/**
 * What Playwright switches off in Chromium. Of two `--disable-features` Chromium reads the last
 * alone, so that ours has to say it again; a unit test looks at whether Playwright still says the
 * same.
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
 * For its address bar's suggestions, which nobody sees here, the browser would start pages of its
 * own beside each of ours: an eighth of the processor time of a phone's first visit.
 */
const OFF_FOR_TIME = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** How Chromium is started for the browser tests, beside what Playwright says itself. */
export const CHROMIUM_FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_TIME].join(",")}`,
];
