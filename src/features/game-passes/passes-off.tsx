import { KeyRound } from "lucide-react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { madePassMessages } from "../../parts/passes/made-pass-messages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";

/** Stands where passes would be made, so that nobody learns it from a refusal. */
export function PassesOff({ obstacle }: { obstacle: "off" | "not-allowed" }) {
  return (
    <Note icon={KeyRound} role="status">
      <p>{madePassMessages.obstacles[obstacle]}</p>
      {obstacle === "off" && (
        <Link to={adminPaths.settings()} className={`${buttonClass()} mt-2`}>
          {words.toSettings}
        </Link>
      )}
    </Note>
  );
}
