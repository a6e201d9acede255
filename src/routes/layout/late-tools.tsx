import { Link, useLocation } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { SignInLink } from "../../parts/page/sign-in-link.tsx";
import { ThemeChoiceSegments } from "../../parts/theme-choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RankIcon } from "../../ui/shell-icons.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { accountState } from "./account-state.ts";
import { InstallButton } from "./install-entry.tsx";
import { lateMessages } from "./late-messages.ts";
import { layoutMessages } from "./layout-messages.ts";
import { useRouteHandle } from "./route-handle.ts";
import { ShellSeason, ShellWayBack } from "./shell-season.tsx";
import { ShellSync } from "./shell-sync.tsx";
import { useShellUser } from "./shell-user.ts";
import { useSignOut } from "./use-sign-out.ts";

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
            title={lateMessages.account}
            className="grid min-h-11 max-w-28 flex-none content-center text-right text-label hover:underline laptop:max-w-56"
          >
            <span className="truncate">{user.label}</span>
            <b>{accountState(user)}</b>
          </Link>
          <button type="button" className={OUTLINED} onClick={signOut}>
            {lateMessages.signOut}
          </button>
        </>
      )}
      {user === null && <SignInLink className={OUTLINED}>{layoutMessages.signIn}</SignInLink>}
    </div>
  );
}

export function PhoneTools() {
  const { season } = useRouteHandle();
  const hasPlace = useHasPlaceAbove();
  return (
    <>
      {season === "page" && <ShellSeason form="compact" />}
      <span className="ml-auto flex items-center gap-3">
        {season === "page" && (
          <>
            <StandingsLink />
            <ShellWayBack />
          </>
        )}
        {hasPlace && <ShellSync />}
      </span>
    </>
  );
}

/** Without such a place the offline mark stands in the footer, where it does not move the page. */
function useHasPlaceAbove(): boolean {
  const { season } = useRouteHandle();
  return useShellUser()?.collects === true || season === "page";
}

/** A phone's head has no place for a fourth icon (P §2), and beside "Past" the link has little room. */
function StandingsLink() {
  const { pathname } = useLocation();
  const inSeason = useSeasonPath();
  const query = useSelectedSeason();
  const isActive = query.status !== "ready" || query.selected?.id === query.active?.id;
  if (pathname === paths.standings() || query.status === "error") return null;
  return (
    <Link
      to={inSeason(paths.standings())}
      className={`type-action -mr-2 flex min-h-11 items-center gap-1.5 rounded-card px-2 text-dense ${isActive ? "@max-[16rem]:hidden" : "@max-[20rem]:hidden max-[26rem]:has-[~[data-pending]]:hidden"}`}
    >
      <Icon as={RankIcon} size="sm" />
      {/* A pill with many words needs the place. */}
      <span
        className={
          isActive
            ? "max-[26rem]:[:has(~[data-pending]:not([data-state=saved]))>&]:sr-only"
            : "max-[26rem]:sr-only"
        }
      >
        {layoutMessages.standings}
      </span>
    </Link>
  );
}

export function FooterTools() {
  const isWide = useMedia("(min-width: 62.5rem)");
  const hasPlace = useHasPlaceAbove();
  if (!isWide) return hasPlace ? null : <ShellSync />;
  return (
    <div className="flex items-center gap-3">
      <InstallButton />
      <ThemeChoiceSegments />
    </div>
  );
}
