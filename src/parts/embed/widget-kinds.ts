/** Each kind has its own page under /widget. */
export const WIDGET_KINDS = ["stats", "standings", "next", "live"] as const;
export type WidgetKindName = (typeof WIDGET_KINDS)[number];

/** Every kind understands these, in the order of the address. */
const COMMON = ["season", "league", "division"] as const;
const LOOK = ["theme", "accent", "compact"] as const;

/** Each kind understands these parameters (contract.md, "Widget"). */
export const KIND_PARAMETERS = {
  stats: [...COMMON, "tab", ...LOOK],
  standings: [...COMMON, ...LOOK],
  next: [...COMMON, "team", ...LOOK],
  live: [...COMMON, "team", ...LOOK],
} as const satisfies Record<WidgetKindName, readonly string[]>;

export type WidgetParameter = (typeof KIND_PARAMETERS)[WidgetKindName][number];
