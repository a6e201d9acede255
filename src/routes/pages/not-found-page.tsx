import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { routeMessages } from "../route-messages.ts";
import { notFoundMessages } from "./page-messages.ts";
export function NotFoundPage() {
  const { title, text } = notFoundMessages;
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-[480px] px-3 py-6">
      <EmptyState heading="h1" title={title} text={text}>
        <Link to={paths.games()} className={buttonClass({})}>
          {routeMessages.backToGames}
        </Link>
      </EmptyState>
    </div>
  );
}
