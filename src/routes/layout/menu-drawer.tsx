import { CircleHelp, LogIn, LogOut, UserRound } from "lucide-react";
import { Link } from "react-router-dom";
import { openHelp } from "../../app/help/help-store.ts";
import { paths } from "../../app/paths.ts";
import { SignInLink } from "../../parts/page/sign-in-link.tsx";
import { ThemeChoiceSegments } from "../../parts/theme-choice.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { accountState } from "./account-state.ts";
import { InstallButton } from "./install-entry.tsx";
import { lateMessages } from "./late-messages.ts";
import { layoutMessages } from "./layout-messages.ts";
import { useNavEntries } from "./nav-entries.ts";
import { useShellUser } from "./shell-user.ts";
import { useSignOut } from "./use-sign-out.ts";
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const user = useShellUser();
  const signOut = useSignOut();
  const entries = useNavEntries(user);
  return (
    <Drawer onClose={onClose} title={layoutMessages.menu}>
      <nav aria-label={layoutMessages.menu} className="border-t">
        {entries.map((entry) => (
          <Link
            key={entry.key}
            to={entry.to}
            aria-current={entry.current}
            onClick={onClose}
            className="relative flex min-h-12 items-center gap-3 border-b px-4 font-strong before:absolute before:inset-y-0 before:left-0 before:w-1 aria-[current]:before:bg-brand"
          >
            <Icon as={entry.icon} />
            {entry.label}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-12 items-center gap-3 border-b px-4 font-strong"
        onClick={() => {
          onClose();
          openHelp();
        }}
      >
        <Icon as={CircleHelp} />
        {layoutMessages.needHelp}
      </button>
      <div className="grid gap-2 px-4 py-5">
        <h2 className="type-h3">{lateMessages.theme}</h2>
        <ThemeChoiceSegments />
      </div>
      <div className="px-4 empty:hidden">
        <InstallButton block />
      </div>
      <div className="mt-auto grid grid-cols-1 gap-3 border-t p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        {user ? (
          <>
            <p className="text-dense">
              <span className="block truncate">{user.label}</span>
              <b>{accountState(user)}</b>
            </p>
            <Link to={paths.account()} onClick={onClose} className={buttonClass({ block: true })}>
              <Icon as={UserRound} size="sm" />
              {lateMessages.account}
            </Link>
            <button
              type="button"
              className={buttonClass({ block: true })}
              onClick={() => {
                onClose();
                signOut();
              }}
            >
              <Icon as={LogOut} size="sm" />
              {lateMessages.signOut}
            </button>
          </>
        ) : (
          // It shows while the session is unknown too: the sign-in forwards signed-in people.
          <SignInLink onClick={onClose} className={buttonClass({ block: true })}>
            <Icon as={LogIn} size="sm" />
            {layoutMessages.signIn}
          </SignInLink>
        )}
      </div>
    </Drawer>
  );
}
