import { Link } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/states.tsx";
import { routeMessages } from "./route-messages.ts";

export function Component() {
  return (
    <EmptyState title={routeMessages.notFoundTitle} text={routeMessages.notFoundText}>
      <Link to={paths.games()} className={buttonClass({})}>
        {routeMessages.backToGames}
      </Link>
    </EmptyState>
  );
}
