import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { useSignedInUser } from "../../app/session/use-session.ts";
import { listAddresses } from "../../parts/admin/list-addresses.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lateListMessages } from "./late-list-messages.ts";

/** Leads an admin to the pages that give a season its games. */
export function EmptySeasonWays({ seasonId }: { seasonId: string }) {
  if (useSignedInUser()?.role !== "admin") return null;
  return (
    <>
      <Link to={listAddresses.newGame(seasonId)} className={buttonClass({ variant: "fill" })}>
        {lateListMessages.addGame}
      </Link>
      <Link to={adminPaths.seasonImport(seasonId)} className={buttonClass()}>
        {lateListMessages.importGames}
      </Link>
    </>
  );
}
