/** What a phone or laptop reads when somebody installs the app. */
export function webManifest(appName: string) {
  return {
    id: "/",
    name: appName,
    short_name: appName,
    description: "Flag football statistics, collected at the sideline with or without a network.",
    start_url: "/",
    scope: "/",
    display: "standalone" as const,
    orientation: "any" as const,
    background_color: "#F5F6F2",
    theme_color: "#1E5B3A",
    categories: ["sports"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: [
      { name: "Collect Stats", url: "/collect", icons: [SHORTCUT_ICON] },
      { name: "Games", url: "/games", icons: [SHORTCUT_ICON] },
      { name: "Standings", url: "/standings", icons: [SHORTCUT_ICON] },
    ],
    screenshots: [
      phone("live", "Collect a game at the sideline, with or without a network"),
      phone("games", "Games and live scores"),
      phone("review", "The review of a game"),
      laptop("standings", "Standings by league and division"),
      laptop("all-teams", "Every team with its figures"),
    ],
  };
}

const SHORTCUT_ICON = { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" } as const;

/** A picture of the user guide; `npm run pictures` takes them from the real app. */
const phone = (name: string, label: string) =>
  ({
    src: `/guide/${name}.webp`,
    sizes: "540x1110",
    type: "image/webp",
    form_factor: "narrow",
    label,
  }) as const;

const laptop = (name: string, label: string) =>
  ({
    src: `/screenshots/${name}.webp`,
    sizes: "1280x800",
    type: "image/webp",
    form_factor: "wide",
    label,
  }) as const;
