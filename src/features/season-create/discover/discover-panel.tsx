import { Search } from "lucide-react";
import { useSelectedSeason } from "../../../app/season/use-selected-season.ts";
import type { WantedSeason } from "../../../domain/provider/run/season-import.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { discoverMessages as words } from "../create-messages.ts";
import type { ImportProblem } from "../failure-words.ts";
import { OfferedLeagues } from "./offered-leagues.tsx";
import { useDiscovery } from "./use-discovery.ts";

/** Shows Discover Leagues, the list, and Import Selected (A §2). */
export function DiscoverPanel({
  onProblem,
  onImport,
}: {
  onProblem: (problem: ImportProblem | null) => void;
  onImport: (seasons: readonly WantedSeason[]) => void;
}) {
  const { isOffline } = useAdminPage();
  const known = useSelectedSeason();
  const { found, selected, discover, toggle } = useDiscovery(onProblem);
  return (
    <Section title={words.title}>
      <div className="mt-2 grid gap-4 *:min-w-0">
        <p className="text-dense text-text-2">{words.lead}</p>
        <Button
          variant={found.status === "found" ? "plain" : "fill"}
          size="lg"
          icon={<Icon as={Search} />}
          disabled={isOffline || found.status === "asking"}
          onClick={discover}
          className="justify-self-start"
        >
          {words.discover}
        </Button>
        {found.status === "asking" && <Spinner label={words.discovering} />}
        {found.status === "found" && (
          <OfferedLeagues
            {...found.discovered}
            seasons={known.status === "ready" ? known.seasons : []}
            selected={selected}
            onToggle={toggle}
            onImport={onImport}
          />
        )}
      </div>
    </Section>
  );
}
