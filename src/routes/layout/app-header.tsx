import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { env } from "../../app/env.ts";
import { paths } from "../../app/paths.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { SignInLink } from "../../parts/page/sign-in-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazyNamed } from "../../ui/late/lazy-extra.ts";
import { MenuIcon } from "../../ui/shell-icons.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { ENTRIES_ON_PHONE, useNavEntries } from "./nav-entries.ts";
import { useShellUser } from "./shell-user.ts";
import { HeaderToolRow } from "./tool-row.tsx";

/** The menu loads when it is first opened, because Radix is not part of the shell. */
const MenuDrawer = lazyNamed(() => import("./frame-dialogs.ts"), "MenuDrawer");

export function AppHeader() {
  const user = useShellUser();
  const entries = useNavEntries(user);
  const inSeason = useSeasonPath();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <header className="safe-sides print:hidden bg-head pt-[env(safe-area-inset-top)] text-on-head">
      <div className="mx-auto flex max-w-page items-center px-1 bar:flex-wrap bar:gap-4 bar:px-5 laptop:gap-6">
        <IconButton
          label={layoutMessages.menu}
          icon={<Icon as={MenuIcon} />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          className="bar:hidden"
          onClick={() => setIsMenuOpen(true)}
        />
        <Link
          to={inSeason(paths.games())}
          className="-mx-2 grid min-h-11 min-w-0 flex-1 content-center px-2 bar:flex-none"
        >
          <b className="truncate text-[20px]/[20px] font-black font-stretch-[74%] tracking-[0.02em] text-head-mark bar:text-[24px]/[24px]">
            {env.appName.toUpperCase()}
          </b>
          <span className="truncate text-[12px]/[14px] font-stretch-[88%]">
            {layoutMessages.subtitle}
          </span>
        </Link>
        <nav aria-label={layoutMessages.mainNavigation} className="flex laptop:gap-1">
          {entries.map((entry, index) => (
            <Link
              key={entry.key}
              to={entry.to}
              aria-current={entry.current}
              aria-label={entry.label}
              className={clsx(
                "relative grid h-14 min-w-11 place-items-center after:absolute after:inset-x-2 after:bottom-0 after:h-1 aria-[current]:text-head-mark aria-[current]:after:bg-current bar:h-15 bar:px-2 laptop:px-3",
                index >= ENTRIES_ON_PHONE && "max-bar:hidden",
              )}
            >
              <Icon as={entry.icon} className="bar:hidden" />
              <span className="font-strong font-stretch-[92%] max-bar:hidden">{entry.label}</span>
            </Link>
          ))}
        </nav>
        <HeaderToolRow />
        {user === null && entries.length === 1 && (
          <SignInLink className="type-action mr-2 inline-flex min-h-11 items-center rounded-card border border-current px-3 text-dense bar:hidden">
            {layoutMessages.signIn}
          </SignInLink>
        )}
      </div>
      <div aria-hidden="true" className="hash text-head-mark opacity-80" />
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
