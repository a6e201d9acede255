import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { SearchField } from "../../ui/form/search-field.tsx";
import { GUIDE_SECTIONS } from "./content/sections.ts";
import { guideMessages } from "./guide-messages.ts";
import { GuideNav } from "./guide-nav.tsx";
import type { GuideSection } from "./guide-section.ts";
import { type FoundTopic, searchGuide } from "./search-guide.ts";

/** Shows the guide's search and, without a search, its sections. */
export function GuideContents({
  shown,
  onChoose,
}: {
  shown: GuideSection | undefined;
  onChoose?: () => void;
}) {
  const [search, setSearch] = useState("");
  const isSearching = search.trim() !== "";
  const found = searchGuide(GUIDE_SECTIONS, search);
  return (
    <div className="grid content-start gap-3">
      <SearchField
        showsLabel
        className="px-1 pt-1"
        label={guideMessages.search}
        placeholder={guideMessages.searchHint}
        value={search}
        onSearch={setSearch}
      />
      <p role="status" className="px-1 text-label text-text-2 empty:hidden">
        {isSearching &&
          (found.length > 0 ? guideMessages.found(found.length) : guideMessages.noneFound)}
      </p>
      {isSearching ? (
        <Results
          found={found}
          onChoose={() => {
            setSearch("");
            onChoose?.();
          }}
        />
      ) : (
        <GuideNav shown={shown} {...(onChoose && { onChoose })} />
      )}
    </div>
  );
}

function Results({ found, onChoose }: { found: readonly FoundTopic[]; onChoose: () => void }) {
  return (
    <ul aria-label={guideMessages.results} className="border-t empty:hidden">
      {found.map(({ section, topic }) => (
        <li key={`${section.slug}#${topic.id}`} className="border-b">
          <Link
            to={paths.userGuide(section.slug, topic.id)}
            onClick={onChoose}
            className="block px-4 py-2 hover:bg-surface-2 focus-visible:-outline-offset-3"
          >
            <span className="block font-strong">{topic.title}</span>
            <span className="block text-label text-text-2">{section.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
