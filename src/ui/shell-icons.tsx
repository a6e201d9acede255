import type { SVGAttributes } from "react";

type LineIconProps = Pick<
  SVGAttributes<SVGSVGElement>,
  "aria-hidden" | "className" | "height" | "strokeWidth" | "width"
>;

/** Draws the frame's icons after lucide's (ISC), whose library is too large here. */
export const CalendarIcon = lineIcon(
  "M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01",
);
export const ChartIcon = lineIcon("M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3");
export const DownIcon = lineIcon("m6 9 6 6 6-6");
export const MenuIcon = lineIcon("M4 5h16M4 12h16M4 19h16");
export const RankIcon = lineIcon(
  "M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02",
);
export const ShieldIcon = lineIcon(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
);
export const ShirtIcon = lineIcon(
  "M20.38 3.46 16 2a4 4 0 0 1-8 0L3.62 3.46a2 2 0 0 0-1.34 2.23l.58 3.47a1 1 0 0 0 .99.84H6v10a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V10h2.15a1 1 0 0 0 .99-.84l.58-3.47a2 2 0 0 0-1.34-2.23z",
);
export const WaitIcon = lineIcon("M21 12a9 9 0 1 1-6.219-8.56");
export const WarnIcon = lineIcon(
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
);

export function lineIcon(path: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, at module level
  return function LineIcon(props: LineIconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: ui/icon.tsx hides it, the words stand beside it
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export type LineIcon = ReturnType<typeof lineIcon>;
