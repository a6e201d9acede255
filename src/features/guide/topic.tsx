import { clsx } from "clsx";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "./blocks.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuideTopic } from "./guide-section.ts";
import { TopicPicture } from "./topic-picture.tsx";

/** A heading that can be linked to, its text, and its picture beside it on a laptop. */
export function Topic({ topic, isTarget }: { topic: GuideTopic; isTarget: boolean }) {
  const { id, title, picture, blocks } = topic;
  return (
    <section aria-labelledby={id} className="ink-rule break-inside-avoid">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2
          id={id}
          tabIndex={-1}
          className="type-h2 scroll-mt-4"
          {...(isTarget && { "data-takes-focus": "" })}
        >
          {title}
        </h2>
        {topic.isForAdmins && <Badge>{guideMessages.forAdmins}</Badge>}
      </div>
      <div
        className={clsx(
          "mt-2 grid gap-x-8 gap-y-4",
          picture && "laptop:grid-cols-[minmax(0,1fr)_260px]",
        )}
      >
        <div className="grid max-w-reading content-start gap-3">
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a topic never move
            <Block key={index} block={block} />
          ))}
        </div>
        {picture && <TopicPicture {...picture} />}
      </div>
    </section>
  );
}
