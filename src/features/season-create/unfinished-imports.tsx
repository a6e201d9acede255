import { Info } from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { useImportRuns } from "../../app/queries/server/use-import-runs.ts";
import { useManagedSeasons } from "../../app/queries/server/use-managed-seasons.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { Note } from "../../ui/note.tsx";
import { leftMessages as words } from "./create-messages.ts";

/** Lists imports that somebody must continue, for example after a browser was closed. */
export function UnfinishedImports() {
  const { query } = useImportRuns(null);
  const seasons = useManagedSeasons().query;
  if (query.status === "error") {
    return (
      <Note icon={Info} tone="warn">
        {words.failed} {query.failure.message}
      </Note>
    );
  }
  if (query.status !== "ready" || seasons.status !== "ready") return null;
  const names = new Map(
    seasons.value.flatMap(({ id, name, deletedAt }) => (deletedAt === null ? [[id, name]] : [])),
  );
  const open = query.value.filter(({ seasonId }) => names.has(seasonId));
  if (open.length === 0) return null;
  return (
    <Note icon={Info} tone="warn">
      <p className="font-strong">{words.title}</p>
      <ul className="grid gap-1">
        {open.map(({ id, seasonId, startedAt }) => (
          <li key={id}>
            <Link to={adminPaths.newSeason([seasonId])} className="underline">
              {words.goOn(names.get(seasonId) ?? "")}
            </Link>{" "}
            {words.begun(momentText(startedAt, Date.now()))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
