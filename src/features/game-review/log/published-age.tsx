import type { PageQuery } from "../../../app/queries/pages/use-kept-page.ts";
import { ReadAge } from "../../../parts/page/read-age.tsx";

/** How old the published figures are, where they could not be renewed. */
export function PublishedAge({ query }: { query: PageQuery<unknown> }) {
  if (query.status !== "ready") return null;
  return <ReadAge age={{ ...query, problem: query.isRefreshing ? null : query.problem }} />;
}
