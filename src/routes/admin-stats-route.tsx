import { ComprehensiveStatsPage } from "../features/comprehensive-stats/comprehensive-stats-page.tsx";

export function Component() {
  return <ComprehensiveStatsPage isAdminView />;
}
