import { clsx } from "clsx";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "./blocks.tsx";
import { guideMessages } from "./guide-messages.ts";
import type { GuidePicture, GuideTopic } from "./guide-section.ts";

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

/** Picture and placeholder take the same room, so that the text below does not move. */
const FRAME =
  "aspect-[360/740] w-full max-w-65 rounded-card border border-line-strong max-laptop:mx-auto";

/** Pictures are not precached: without a network a new one says so, and the text is enough. */
function TopicPicture({ name, alt }: GuidePicture) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <p
        className={clsx(
          FRAME,
          "grid place-items-center self-start bg-surface-2 p-3 text-center text-label text-text-2 print:hidden",
        )}
      >
        {guideMessages.pictureOffline}
      </p>
    );
  }
  return (
    <img
      src={`/guide/${name}.webp`}
      alt={alt}
      width={360}
      height={740}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={clsx(FRAME, "h-auto print:max-w-44")}
    />
  );
}
