import { ThemeChoiceSegments } from "../../parts/theme-choice.tsx";
import { InstallButton } from "./install-entry.tsx";
export default function FooterTools() {
  return (
    <div className="flex items-center gap-3">
      <InstallButton />
      <ThemeChoiceSegments />
    </div>
  );
}
