import { Link, useLocation } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSession } from "../../app/session/use-session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { routeMessages } from "../route-messages.ts";
import { notFoundMessages } from "./page-messages.ts";

/** Leads back to the games, and an admin who mistyped an address of the panel to the panel. */
export function NotFoundPage() {
  const { title, text, backToAdmin } = notFoundMessages;
  const session = useSession();
  const { pathname } = useLocation();
  const isAdmin = session.status === "signed-in" && session.user.role === "admin";
  const isInPanel = isAdmin && /^\/admin\//i.test(pathname);
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-[480px] px-3 py-6">
      <EmptyState heading="h1" title={title} text={text}>
        <Link to={isInPanel ? paths.admin() : paths.games()} className={buttonClass({})}>
          {isInPanel ? backToAdmin : routeMessages.backToGames}
        </Link>
      </EmptyState>
    </div>
  );
}
