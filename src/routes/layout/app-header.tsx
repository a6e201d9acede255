import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuIcon } from "../../ui/shell-icons.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { navEntries } from "./nav-entries.ts";
import type { ShellProps } from "./shell-user.ts";

/** Radix is not part of the shell: the menu comes with its first opening. */
const MenuDrawer = lazy(() => import("./menu-drawer.tsx"));

const OUTLINED =
  "type-action inline-flex min-h-11 items-center rounded-card border border-current px-3 text-dense";

/** The band of turf on every page: brand, navigation, who is signed in, hash marks. */
export function AppHeader(props: ShellProps) {
  const { appName, user, onSignOut } = props;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <header className="print:hidden bg-head pt-[env(safe-area-inset-top)] text-on-head">
      <div className="mx-auto flex h-14 max-w-page items-center px-1 wide:h-15 wide:gap-6 wide:px-5">
        <IconButton
          label={layoutMessages.menu}
          icon={<Icon as={MenuIcon} />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          className="wide:hidden"
          onClick={() => setIsMenuOpen(true)}
        />
        <Link
          to={paths.games()}
          className="grid min-h-11 min-w-0 flex-1 content-center wide:flex-none"
        >
          <b className="truncate text-[20px]/[20px] font-black font-stretch-[74%] tracking-[0.02em] text-head-mark wide:text-[24px]/[24px]">
            {appName.toUpperCase()}
          </b>
          <span className="truncate text-[12px]/[14px] font-stretch-[88%]">
            {layoutMessages.subtitle}
          </span>
        </Link>
        <nav aria-label={layoutMessages.mainNavigation} className="flex wide:flex-1 wide:gap-1">
          {navEntries.map((entry, index) => (
            <NavLink
              key={entry.to}
              to={entry.to}
              aria-label={entry.label}
              className={clsx(
                "relative grid h-14 min-w-11 place-items-center after:absolute after:inset-x-2 after:bottom-0 after:h-1 aria-[current]:text-head-mark aria-[current]:after:bg-current wide:h-15 wide:px-3",
                index > 2 && "max-wide:hidden",
              )}
            >
              <Icon as={entry.icon} className="wide:hidden" />
              <span className="font-strong font-stretch-[92%] max-wide:hidden">{entry.label}</span>
            </NavLink>
          ))}
        </nav>
        {user ? (
          <div className="flex items-center gap-2 text-right text-label max-wide:hidden">
            <span className="grid max-w-56">
              <span className="truncate">{user.email}</span>
              {user.isAdmin && <b>{layoutMessages.administrator}</b>}
            </span>
            <button type="button" className={OUTLINED} onClick={onSignOut}>
              {layoutMessages.signOut}
            </button>
          </div>
        ) : (
          <Link
            to={paths.login()}
            className={clsx(OUTLINED, "mr-2 wide:mr-0", navEntries.length > 1 && "max-wide:hidden")}
          >
            {layoutMessages.signIn}
          </Link>
        )}
      </div>
      <div aria-hidden="true" className="hash text-head-mark opacity-80" />
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer {...props} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
