import { Contrast, Moon, Sun, SunMoon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { announce } from "../ui/live-region.tsx";
import { type ThemeChoice, themesFrom } from "../ui/theme/resolve-theme.ts";
import { chooseTheme, useTheme } from "../ui/theme/theme-store.ts";
import { themeMessages } from "./theme-messages.ts";

const ICONS = { auto: SunMoon, light: Sun, dark: Moon, sun: Contrast };

/** Changes the theme on the live screen: the first tap is Sun, and each is announced. */
export function ThemeButton({ className }: Pick<ComponentProps<"button">, "className">) {
  const choice = useTheme((theme) => theme.choice);
  const [order] = useState(() => themesFrom(choice));
  const name = themeMessages.choices[choice];
  return (
    <button
      type="button"
      aria-label={themeMessages.button(name)}
      className={`grid place-items-center ${className ?? "size-11 rounded-card"}`}
      onClick={() => {
        const next = afterIn(order, choice);
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

function afterIn(order: readonly ThemeChoice[], choice: ThemeChoice): ThemeChoice {
  return order[(order.indexOf(choice) + 1) % order.length] ?? "auto";
}
