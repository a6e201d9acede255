import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { routeMessages } from "../route-messages.ts";
export function NotFoundPage() {
  const { notFoundTitle, notFoundText, backToGames } = routeMessages;
  usePageTitle(notFoundTitle);
  return (
    <div className="mx-auto max-w-[480px] p-4">
      <EmptyState heading="h1" title={notFoundTitle} text={notFoundText}>
        <Link to={paths.games()} className={buttonClass({})}>
          {backToGames}
        </Link>
      </EmptyState>
    </div>
  );
}
