import { ThemeChoiceSegments } from "../../parts/theme-choice.tsx";
import { layoutMessages } from "./layout-messages.ts";

/** Name, version, and from 800 px the theme choice (the phone has it in the menu). */
export function AppFooter({ appName }: { appName: string }) {
  return (
    <footer className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-3 px-3 py-2.5 text-label text-text-2 wide:px-5">
        <p>
          {appName} · {layoutMessages.version(__APP_VERSION__)}
        </p>
        <div className="text-text max-wide:hidden">
          <ThemeChoiceSegments />
        </div>
      </div>
    </footer>
  );
}
