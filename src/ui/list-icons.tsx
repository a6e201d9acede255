import { lineIcon } from "./shell-icons.tsx";

/** Draws the icons of the list of games after lucide's (ISC), like the frame's. */
export const CheckIcon = lineIcon("M20 6 9 17l-5-5");
export const ClockIcon = lineIcon("M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0M12 6v6l4 2");
export const OfflineIcon = lineIcon(
  "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20",
);
export const PlaceIcon = lineIcon(
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 1 6 0a3 3 0 1 1-6 0",
);
export const RenewIcon = lineIcon(
  "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5",
);
export const RightIcon = lineIcon("m9 18 6-6-6-6");
export const TrophyIcon = lineIcon(
  "M10 14.66v1.626a2 2 0 0 1-.976 1.696A5 5 0 0 0 7 21.978M14 14.66v1.626a2 2 0 0 0 .976 1.696A5 5 0 0 1 17 21.978M18 9h1.5a1 1 0 0 0 0-5H18M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6 9H4.5a1 1 0 0 1 0-5H6",
);
export const SearchIcon = lineIcon("m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0");
