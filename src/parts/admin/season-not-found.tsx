import { paths } from "../../app/paths.ts";
import { Page } from "../../ui/page.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { BackLink } from "../page/back-link.tsx";

const words = {
  title: "Season not found",
  text: "It may have been entered on another installation, or its link is cut.",
  backToAdmin: "Back to Admin",
} as const;

/** Replaces an admin page whose season is missing (A §8). */
export function SeasonNotFound({ page }: { page: string }) {
  return (
    <Page title={page} above={<BackLink to={paths.admin()} label={words.backToAdmin} />}>
      <ErrorState title={words.title} text={words.text} />
    </Page>
  );
}
