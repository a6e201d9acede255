import { QrCode } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { sheetMessages } from "./sheet-messages.ts";

/** Links people who may make passes to the passes of a game that is not over (D69). */
export function PassesLink({ gameId }: { gameId: string }) {
  return (
    <Link
      to={paths.gamePasses(gameId)}
      className="type-action inline-flex min-h-11 items-center gap-2 px-1 text-dense print:hidden"
    >
      <Icon as={QrCode} size="sm" />
      {sheetMessages.passes}
    </Link>
  );
}
