import type { GuideSection } from "../guide-section.ts";

export const publicStatsWidget: GuideSection = {
  slug: "public-stats-widget",
  title: "Public Stats Widget",
  lead: "Statistics on your association's own website.",
  topics: [
    {
      id: "what-it-is",
      title: "What visitors see",
      blocks: [
        "The widget is a page of its own at /widget/stats. It needs no sign-in, shows one season, and can stand in an iframe on any website.",
        "Three more show the ranks (/widget/standings), the next games (/widget/next) and live scores (/widget/live). The live one follows running games by itself; while none runs, it shows today's results and the next games.",
        "The first has the figures of [Stats](stats): four leaders, and the tabs [[Team]], [[Offense]] and [[Defense]]. They are read anew with every visit. Without a network, visitors see the last figures that were read, with their time.",
      ],
    },
    {
      id: "live-season",
      title: "Which season it shows",
      isForAdmins: true,
      picture: {
        name: "widget",
        alt: "The page Stats Widget on a phone: the seasons, one of them live, and No season.",
      },
      blocks: [
        "Choose the season under [[Live on Stats Widget]] on the page [Stats Widget](adminWidget) and press [[Save]]. One season is live at a time; [[No season]] takes it off the widget.",
        {
          note: "Everybody can read the live season, whatever Public browsing says in [Settings](adminSettings).",
        },
      ],
    },
    {
      id: "embed",
      title: "Put it on your website",
      isForAdmins: true,
      blocks: [
        {
          steps: [
            "Open [Stats Widget](adminWidget).",
            "Choose what it shows under [[What it shows]], then season, league, division, theme, size and whatever else that kind offers. The preview follows.",
            "Press [[Copy Code]] and paste the code into a page of your website.",
          ],
        },
        "The tag puts the widget in its own place, and the frame takes the height of what is in it by itself. Where your website takes no script of another site, choose [[Frame by hand]]: without the script that comes with that code the frame keeps the height that it names, and scrolls. Several widgets can stand on one page.",
        "The page begins with [[Compact, for a sidebar]], which is at most 600 pixels high on a phone, and calls teams with long names by their short ones.",
      ],
    },
    {
      id: "unavailable",
      title: "When statistics are missing",
      blocks: [
        "Without any figures the widget says [[Stats Unavailable]], [[Standings Unavailable]] or [[Games Unavailable]], and under it why:",
        {
          terms: {
            "No season is set": "An admin has to choose a live season.",
            "Failed to load statistics, standings or games":
              "The server could not be reached. [[Try Again]] asks once more.",
            "Failed to load … MVP data":
              "Only this race could not be read; all else on the widget is right. The next visit asks again.",
          },
        },
      ],
    },
  ],
};
