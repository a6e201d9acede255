import { Contrast, Moon, Sun, SunMoon } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../ui/icon.tsx";
import { announce } from "../ui/live-region.tsx";
import { THEME_CHOICES, type ThemeChoice } from "../ui/theme/resolve-theme.ts";
import { chooseTheme, useTheme } from "../ui/theme/theme-store.ts";
import { themeMessages } from "./theme-messages.ts";

const ICONS = { auto: SunMoon, light: Sun, dark: Moon, sun: Contrast };

/** The theme as one button, for the live screen: each tap is the next choice, said aloud. */
export function ThemeButton({ className }: Pick<ComponentProps<"button">, "className">) {
  const choice = useTheme((theme) => theme.choice);
  const name = themeMessages.choices[choice];
  return (
    <button
      type="button"
      aria-label={themeMessages.button(name)}
      className={`grid place-items-center ${className ?? "size-11 rounded-card"}`}
      onClick={() => {
        const next = afterChoice(choice);
        chooseTheme(next);
        announce(themeMessages.changed(themeMessages.choices[next]));
      }}
    >
      <span className="grid justify-items-center">
        <Icon as={ICONS[choice]} />
        <span className="text-tiny font-semi font-stretch-[84%]">{name}</span>
      </span>
    </button>
  );
}

function afterChoice(choice: ThemeChoice): ThemeChoice {
  return THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? "auto";
}
