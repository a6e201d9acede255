import { useProviderState } from "../../../app/queries/server/use-provider-state.ts";
import { useSeasonSync } from "../../../app/queries/sync/use-season-sync.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";

/** A season's syncs and its provider count as read once each is known or has failed. */
export function useSeasonSyncs(seasonId: string) {
  const { reload } = useAdminPage();
  const season = useSeasonSync(seasonId, reload);
  const provider = useProviderState().query;
  const { isRead, readFailure } = season.sync;
  const areRead = (isRead || readFailure !== null) && provider.status !== "loading";
  return { season, provider, areRead };
}

export type SeasonSyncs = ReturnType<typeof useSeasonSyncs>;
