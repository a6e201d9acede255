import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { ErrorState } from "../../ui/states.tsx";

const words = { title: "Access Denied", backToGames: "Back to Games" };

/** Tells people who are not admins for the server what is closed, in `text` (A §6). */
export function AccessDenied({ text }: { text: string }) {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-[520px] px-4 pt-6 pb-24">
      <ErrorState heading="h1" title={words.title} text={text}>
        <Link to={paths.games()} className={buttonClass()}>
          {words.backToGames}
        </Link>
      </ErrorState>
    </div>
  );
}
