/**
 * The layer table of docs/architecture.md as data. A module may import its own folder, the
 * folders listed here (a prefix of the path from the project root), and the packages listed.
 */
export interface Layer {
  /** The folder or file that the row is about. */
  readonly owner: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[];
  /** Tells whoever breaks the row where such an import belongs. */
  readonly advice: string;
  /** Subfolders must not import one another (features). */
  readonly isolateChildren?: boolean;
}

const REACT = ["react", "react-dom"];
const LOOK = ["react", "lucide-react", "clsx"];

export const LAYERS: readonly Layer[] = [
  {
    owner: "src/browser",
    mayImport: [],
    packages: [],
    advice: "what every layer asks the browser for stands on nothing of ours",
  },
  {
    owner: "src/domain",
    mayImport: [],
    packages: ["valibot", "date-fns", "@date-fns/tz"],
    advice: "rules are pure: pass time, ids and stored facts in as arguments",
  },
  {
    owner: "src/contract",
    mayImport: ["src/domain"],
    packages: ["valibot"],
    advice: "the wire's shape knows only the domain",
  },
  {
    owner: "src/local",
    mayImport: ["src/domain", "src/browser"],
    packages: ["dexie"],
    advice: "the store knows neither network nor screen; join them in src/app",
  },
  {
    owner: "src/sync",
    mayImport: ["src/domain", "src/contract", "src/local"],
    packages: [],
    advice: "the network comes in through sync/transport",
  },
  {
    owner: "src/remote",
    mayImport: ["src/domain", "src/contract", "src/browser", "src/sync/transport.ts"],
    packages: ["@supabase/supabase-js", "@supabase/auth-js"],
    advice: "remote is the only folder that knows Supabase and knows neither store nor screen",
  },
  {
    owner: "src/app",
    mayImport: ["src/domain", "src/contract", "src/browser", "src/local", "src/sync", "src/remote"],
    packages: [
      "react",
      "zustand",
      "date-fns",
      "uuid",
      "papaparse",
      "dexie-react-hooks",
      "workbox-window",
    ],
    advice: "app joins the parts; looks belong to src/ui, screens to src/features",
  },
  {
    owner: "src/ui",
    mayImport: ["src/browser"],
    packages: [...LOOK, "react-dom", "radix-ui", "zustand"],
    advice: "primitives have no product words; put product components into src/parts",
  },
  {
    owner: "src/parts",
    mayImport: ["src/domain", "src/ui", "src/app/paths.ts", "src/app/admin-paths.ts"],
    packages: [...LOOK, "react-router-dom", "uqr"],
    advice: "parts take props only; read data in a feature through src/app/queries",
  },
  {
    owner: "src/features",
    mayImport: [
      "src/domain",
      "src/ui",
      "src/parts",
      "src/app/commands",
      "src/app/server-calls",
      "src/app/queries",
      "src/app/notices",
      "src/app/help",
      "src/app/install",
      "src/app/paths.ts",
      "src/app/admin-paths.ts",
      "src/app/season",
      "src/app/session",
      "src/app/env.ts",
    ],
    packages: [...LOOK, "react-router-dom", "react-hook-form", "@hookform/resolvers", "valibot"],
    advice:
      "a feature writes through app/commands or app/server-calls and reads through app/queries",
    isolateChildren: true,
  },
  {
    owner: "src/widget",
    mayImport: [
      "src/browser",
      "src/domain",
      "src/parts",
      "src/ui",
      "src/remote/api/public-read.ts",
      "src/remote/api/public-rows.ts",
      "src/remote/api/public-figures.ts",
      "src/remote/api/public-lists.ts",
      "src/remote/api/public-list-rows.ts",
    ],
    packages: REACT,
    advice:
      "the widget reads with plain requests (remote/public-read) and has no session, router or store",
  },
  {
    owner: "src/routes",
    mayImport: ["src/features", "src/app", "src/ui", "src/parts", "src/domain", "src/browser"],
    packages: [...LOOK, "react-dom", "react-router-dom"],
    advice: "routes hold the router, its guards and the layout; a screen belongs to src/features",
  },
  {
    owner: "src/main.tsx",
    mayImport: ["src/routes", "src/app", "src/ui"],
    packages: [...REACT, "react-router-dom"],
    advice: "main only starts the app",
  },
  {
    owner: "sw",
    mayImport: [],
    packages: [
      "workbox-core",
      "workbox-expiration",
      "workbox-precaching",
      "workbox-routing",
      "workbox-strategies",
    ],
    advice: "the service worker serves files; data travels through src/sync",
  },
  {
    owner: "widget",
    mayImport: ["src/widget"],
    packages: [],
    advice: "the widget's pages only start src/widget",
  },
  {
    owner: "supabase/functions",
    mayImport: ["src/domain/provider"],
    packages: ["ical-generator", "saxes", "timezones-ical-library"],
    advice:
      "a server function runs hosted and embedded: only a package that its deno.json names too, and of ours only pure rules",
  },
  {
    owner: "supabase/local",
    mayImport: [
      "supabase/functions",
      "src/domain/game/stat-catalogue.ts",
      "src/domain/roster/player-label.ts",
      "src/domain/season/team-names.ts",
      "src/domain/standings/record.ts",
    ],
    packages: [
      "@date-fns/tz",
      "@electric-sql/pglite",
      "@resvg/resvg-wasm",
      "date-fns",
      "jose",
      "nodemailer",
      "pg",
    ],
    advice: "of the client the embedded backend knows only how teams, players and stats are called",
  },
  {
    owner: "hosting",
    mayImport: ["supabase/local/http"],
    packages: [],
    advice: "a host decides by a path and answers with the backend's headers",
  },
  {
    owner: "netlify",
    mayImport: ["hosting"],
    packages: [],
    advice: "what every host does alike stands in hosting",
  },
  {
    owner: "scripts",
    mayImport: [
      "src/app/read-env.ts",
      "src/routes/first-paint.tsx",
      "supabase/local",
      "hosting",
      "tests",
    ],
    packages: ["vite", "@vitejs/plugin-react", "@playwright/test", "@axe-core/playwright"],
    advice: "a script starts, builds or measures; what it needs of the app is its build",
  },
];
