import { clsx } from "clsx";
import { ArrowLeft, ArrowRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuideSection } from "./guide-section.ts";

/** Links the previous and the next section; at an end, only the other one. */
export function SectionSteps({
  previous,
  next,
}: {
  previous: GuideSection | undefined;
  next: GuideSection | undefined;
}) {
  return (
    <nav
      aria-label={guideMessages.steps}
      className="grid grid-cols-2 gap-3 border-t pt-4 print:hidden"
    >
      {previous && (
        <Step way="prev" icon={ArrowLeft} label={guideMessages.previous} section={previous} />
      )}
      {next && <Step way="next" icon={ArrowRight} label={guideMessages.next} section={next} />}
    </nav>
  );
}

function Step({
  way,
  icon,
  label,
  section,
}: {
  way: "prev" | "next";
  icon: LucideIcon;
  label: string;
  section: GuideSection;
}) {
  const isNext = way === "next";
  return (
    <Link
      to={paths.userGuide(section.slug)}
      rel={way}
      aria-label={`${label}: ${section.title}`}
      className={clsx(
        "type-action flex min-h-14 items-center gap-2 rounded-card border border-line-strong bg-surface px-3 py-2 font-stretch-[84%] wide:gap-3 wide:px-4 wide:font-stretch-[92%] hover:bg-surface-2",
        isNext && "col-start-2 flex-row-reverse text-right",
      )}
    >
      <Icon as={icon} size="sm" />
      <span className="flex-1">
        <span className="block text-label font-normal text-text-2">{label}</span>
        {section.title}
      </span>
    </Link>
  );
}
