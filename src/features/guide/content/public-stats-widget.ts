import type { GuideSection } from "../guide-section.ts";

export const publicStatsWidget: GuideSection = {
  slug: "public-stats-widget",
  title: "Public Stats Widget",
  lead: "Statistics on your association's own website.",
  topics: [
    {
      id: "not-yet",
      title: "Not part of this version yet",
      blocks: [
        {
          kind: "text",
          text: "A widget that shows the statistics of one season on another website, without a sign-in, is planned. There is nothing to embed yet.",
        },
      ],
    },
    {
      id: "until-then",
      title: "What visitors can see today",
      blocks: [
        {
          kind: "text",
          text: "Without an account, visitors can open [Games](games): the schedule, the results and the scores of games in progress. You can link to that page from your website. Reviews with players and plays need an account.",
        },
        {
          kind: "text",
          text: "Admins decide under Public browsing, in [Settings](adminSettings), how much of it is open.",
        },
      ],
    },
  ],
};
