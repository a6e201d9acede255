import { Link, useLocation } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { SignInLink } from "../../parts/page/sign-in-link.tsx";
import { ThemeChoiceSegments } from "../../parts/theme-choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RankIcon } from "../../ui/shell-icons.tsx";
import { InstallButton } from "./install-entry.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { useRouteHandle } from "./route-handle.ts";
import { ShellSeason } from "./shell-season.tsx";
import { ShellSync } from "./shell-sync.tsx";
import { accountState, useShellUser } from "./shell-user.ts";
import { useSignOut } from "./use-sign-out.ts";

export { InstallCardHost } from "./install-entry.tsx";
export { ShellSeasonNote } from "./shell-season.tsx";

const OUTLINED =
  "type-action inline-flex min-h-11 flex-none items-center rounded-card border border-current px-3 text-dense";

export function HeaderTools() {
  const user = useShellUser();
  const { season } = useRouteHandle();
  const signOut = useSignOut();
  return (
    <div className="flex min-w-0 flex-[1_1_20rem] items-center justify-end gap-3">
      {season !== "none" && <ShellSeason form="dropdown" />}
      <ShellSync />
      {user && (
        <>
          <Link
            to={paths.account()}
            title={layoutMessages.account}
            className="grid min-h-11 max-w-28 flex-none content-center text-right text-label hover:underline laptop:max-w-56"
          >
            <span className="truncate">{user.label}</span>
            <b>{accountState(user)}</b>
          </Link>
          <button type="button" className={OUTLINED} onClick={signOut}>
            {layoutMessages.signOut}
          </button>
        </>
      )}
      {user === null && <SignInLink className={OUTLINED}>{layoutMessages.signIn}</SignInLink>}
    </div>
  );
}

export function PhoneTools() {
  const { season } = useRouteHandle();
  const hasPlace = useShellUser()?.collects === true || season === "page";
  return (
    <>
      {season === "page" && <ShellSeason form="compact" />}
      {/* The row keeps no place for this mark, so that going offline does not move the page. */}
      <span
        className={
          hasPlace
            ? "ml-auto flex items-center gap-3"
            : "fixed bottom-[max(12px,env(safe-area-inset-bottom))] left-[max(12px,env(safe-area-inset-left))] z-20"
        }
      >
        {season === "page" && <StandingsLink />}
        <ShellSync />
      </span>
    </>
  );
}

/** The head of a phone has no place for a fourth icon (P §2), the narrowest none beside "Past". */
function StandingsLink() {
  const { pathname } = useLocation();
  const inSeason = useSeasonPath();
  const query = useSelectedSeason();
  const isActive = query.status !== "ready" || query.selected?.id === query.active?.id;
  if (pathname === paths.standings()) return null;
  return (
    <Link
      to={inSeason(paths.standings())}
      className={`type-action -mr-2 flex min-h-11 items-center gap-1.5 rounded-card px-2 text-dense ${isActive ? "@max-[16rem]:hidden" : "@max-[20rem]:hidden"}`}
    >
      <Icon as={RankIcon} size="sm" />
      {/* A pill with many words needs the place. */}
      <span className="max-[26rem]:[:has(~[data-pending]:not([data-state=saved]))>&]:sr-only">
        {layoutMessages.standings}
      </span>
    </Link>
  );
}

export function FooterTools() {
  return (
    <div className="flex items-center gap-3">
      <InstallButton />
      <ThemeChoiceSegments />
    </div>
  );
}
