import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { ErrorState } from "../../ui/states.tsx";

const words = {
  title: "Season not found",
  text: "It may have been entered on another installation, or its link is cut.",
  backToAdmin: "Back to Admin",
} as const;

/** Replaces an admin page whose season is missing (A §8). */
export function SeasonNotFound({ page }: { page: string }) {
  return (
    <Page title={page}>
      <ErrorState title={words.title} text={words.text}>
        <Link to={paths.admin()} className={buttonClass()}>
          {words.backToAdmin}
        </Link>
      </ErrorState>
    </Page>
  );
}
