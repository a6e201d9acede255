import { Segments } from "../ui/form/segments.tsx";
import { THEME_CHOICES } from "../ui/theme/resolve-theme.ts";
import { chooseTheme, useTheme } from "../ui/theme/theme-store.ts";
import { themeMessages } from "./theme-messages.ts";

const options = THEME_CHOICES.map((value) => ({ value, label: themeMessages.choices[value] }));

export function ThemeChoiceSegments() {
  const choice = useTheme((theme) => theme.choice);
  return (
    <Segments label={themeMessages.group} options={options} value={choice} onChange={chooseTheme} />
  );
}
