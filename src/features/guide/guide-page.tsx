import { List } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { type GuidePlace, guidePlace } from "./content/sections.ts";
import { GuideContents } from "./guide-contents.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuideSection } from "./guide-section.ts";
import { SectionSteps } from "./section-steps.tsx";
import { Topic } from "./topic.tsx";

/** Shows /user-guide and /user-guide/{section} (A §2 "User Guide"); #{topic} is a heading. */
export function GuidePage() {
  const { section: slug } = useParams();
  const place = guidePlace(slug);
  const topic = useTopicInAddress();
  usePageTitle(place ? `${place.section.title} · ${guideMessages.title}` : guideMessages.title);
  return (
    <div className="mx-auto grid max-w-page gap-x-10 px-3 pt-1 pb-24 wide:grid-cols-[230px_minmax(0,1fr)] wide:px-5 wide:pt-6">
      <div className="sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto max-wide:hidden print:hidden">
        <GuideContents shown={place?.section} />
      </div>
      <div className="min-w-0">
        {place ? <Section place={place} topic={topic} /> : <UnknownSection />}
      </div>
    </div>
  );
}

function Section({ place, topic }: { place: GuidePlace; topic: string }) {
  const { section, number, count, previous, next } = place;
  return (
    <article>
      <div className="mb-6">
        <div className="mb-2 grid justify-items-start gap-2 wide:mb-1">
          <PhoneContents shown={section} />
          <p className="text-label text-text-2">
            {guideMessages.title} · {guideMessages.position(number, count)}
          </p>
        </div>
        <h1 tabIndex={-1} className="type-h1" {...(topic === "" && { "data-takes-focus": "" })}>
          {section.title}
        </h1>
        <p className="mt-1 max-w-reading text-balance text-dense text-text-2">{section.lead}</p>
      </div>
      <div className="grid gap-8">
        {section.topics.map((each) => (
          <Topic key={each.id} topic={each} isTarget={each.id === topic} />
        ))}
        <SectionSteps previous={previous} next={next} />
      </div>
    </article>
  );
}

function UnknownSection() {
  return (
    <div className="grid gap-4">
      <PhoneContents shown={undefined} />
      <EmptyState heading="h1" title={guideMessages.unknownTitle} text={guideMessages.unknownText}>
        <Link to={paths.userGuide()} className={buttonClass({ variant: "fill" })}>
          {guideMessages.toStart}
        </Link>
      </EmptyState>
    </div>
  );
}

/** Focuses the topic in the address, because on a first visit the guide loads after the router. */
function useTopicInAddress(): string {
  // Each navigation makes a new object, so choosing the same topic again scrolls there again.
  const location = useLocation();
  useEffect(() => {
    const topic = topicIn(location);
    const heading = topic === "" ? null : document.getElementById(topic);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [location]);
  return topicIn(location);
}

function topicIn({ hash }: { hash: string }): string {
  return hash.slice(1);
}

/** On a phone, search and sections slide out. */
function PhoneContents({ shown }: { shown: GuideSection | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div data-beside-pill className="wide:hidden print:hidden">
      <Button
        variant="bare"
        size="lg"
        aria-haspopup="dialog"
        className="-ml-2"
        icon={<Icon as={List} size="sm" />}
        onClick={() => setOpen(true)}
      >
        {guideMessages.contents}
      </Button>
      {isOpen && (
        <Drawer onClose={close} title={guideMessages.contents}>
          <div className="px-3 pb-6">
            <GuideContents shown={shown} onChoose={close} />
          </div>
        </Drawer>
      )}
    </div>
  );
}
