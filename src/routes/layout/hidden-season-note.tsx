import type { KnownBrowsing } from "../../app/session/use-public-browsing.ts";
import { useSession } from "../../app/session/use-session.ts";
import type { Season } from "../../domain/season/season.ts";
import { MissingSeasonNote } from "../../parts/season-selector/missing-season-note.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { SignInLink } from "./sign-in-link.tsx";

/** Nothing while nobody knows what visitors may see, nor right after a sign-in (D4, D10). */
export function HiddenSeasonNote({
  browsing,
  shown,
}: {
  browsing: KnownBrowsing | null;
  shown: Season | null;
}) {
  const session = useSession();
  const isSignedIn = session.status === "signed-in" && !session.signInNeeded;
  if (browsing === null || browsing === "all" || isSignedIn) return null;
  const signIn = (
    <SignInLink className="type-action inline-flex min-h-11 items-center underline underline-offset-4">
      {layoutMessages.signIn}
    </SignInLink>
  );
  return <MissingSeasonNote why="hidden" shown={shown} wayOn={signIn} />;
}
