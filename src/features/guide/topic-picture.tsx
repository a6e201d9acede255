import { useState } from "react";
import { guideMessages } from "./guide-messages.ts";
import type { GuidePicture } from "./guide-section.ts";

/** Pictures are not installed: without a network an unseen one says so and the text is enough. */
export function TopicPicture({ name, alt }: GuidePicture) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <p className="rounded-card border border-line-strong bg-surface-2 p-3 text-label text-text-2 laptop:self-start print:hidden">
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
      className="h-auto w-full max-w-65 rounded-card border border-line-strong max-laptop:mx-auto print:max-w-44"
    />
  );
}
