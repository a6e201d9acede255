import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { GUIDE_SECTIONS } from "./content/sections.ts";
import { guideMessages } from "./guide-messages.ts";
import type { GuideSection } from "./guide-section.ts";

const ROW =
  "relative flex min-h-11 items-center gap-3 py-1.5 pr-3 pl-4 font-strong hover:bg-surface-2 focus-visible:-outline-offset-3 before:absolute before:inset-y-0 before:left-0 before:w-1 aria-[current]:before:bg-brand";

/** Lists all sections, and the topics of the open one. */
export function GuideNav({
  shown,
  onChoose,
}: {
  shown: GuideSection | undefined;
  onChoose?: () => void;
}) {
  return (
    <nav aria-label={guideMessages.sections} className="border-t">
      <ol>
        {GUIDE_SECTIONS.map((section, index) => (
          <li key={section.slug} className="border-b">
            <Link
              to={paths.userGuide(section.slug)}
              onClick={onChoose}
              className={ROW}
              {...(section.slug === shown?.slug && { "aria-current": "page" })}
            >
              <span aria-hidden="true" className="numeral w-4 text-center text-text-2">
                {index + 1}
              </span>
              {section.title}
            </Link>
            {section.slug === shown?.slug && <Topics section={section} onChoose={onChoose} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Topics({
  section,
  onChoose,
}: {
  section: GuideSection;
  onChoose: (() => void) | undefined;
}) {
  return (
    <ul aria-label={guideMessages.onThisPage} className="pb-2">
      {section.topics.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.userGuide(section.slug, id)}
            onClick={onChoose}
            className="flex min-h-11 items-center py-1 pr-3 pl-11 text-dense laptop:min-h-9 hover:bg-surface-2 focus-visible:-outline-offset-3"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
