import { ChevronRight, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { closeHelp } from "../../app/help/help-store.ts";
import { Icon } from "../../ui/icon.tsx";

/** An option leads to a page, to an address outside, or to the next step. */
type Way = { readonly to: string } | { readonly href: string } | { readonly onChoose: () => void };

const ROW =
  "grid min-h-14 w-full grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 px-3 py-2 hover:bg-surface-2 focus-visible:-outline-offset-3";

/** Its label alone names an option, and its hint describes it. */
export function HelpOption({
  icon,
  label,
  hint,
  ...way
}: { icon: LucideIcon; label: string; hint: string } & Way) {
  const id = useId();
  const row = {
    className: ROW,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": `${id}-hint`,
    children: (
      <>
        <Icon as={icon} className="text-brand" />
        <span className="min-w-0">
          <span id={`${id}-label`} className="block font-strong">
            {label}
          </span>
          <span id={`${id}-hint`} className="block text-label text-text-2">
            {hint}
          </span>
        </span>
        <Icon as={ChevronRight} size="sm" />
      </>
    ),
  };
  return (
    <li className="border-b last:border-b-0">
      {"to" in way && <Link to={way.to} onClick={closeHelp} {...row} />}
      {"href" in way && <a href={way.href} onClick={closeHelp} {...row} />}
      {"onChoose" in way && <button type="button" onClick={way.onChoose} {...row} />}
    </li>
  );
}
