export { ComprehensiveStatsPage as Component } from "../features/comprehensive-stats/comprehensive-stats-page.tsx";
