import { useEffect, useRef, useState } from "react";
import { Segments } from "../../ui/form/segments.tsx";
import { Section } from "../../ui/section.tsx";
import { useWidth } from "../../ui/use-width.ts";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const WIDTHS = ["360", "900"] as const;
const FIRST_HEIGHT = 640;

/** Frames the widget as on a page with that much room. */
export function EmbedPreview({
  address,
  title,
  most,
}: {
  address: string;
  title: string;
  /** The largest width in pixels; null is the full width. */
  most: number | null;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("360");
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [place, room] = useWidth<HTMLDivElement>();
  const shown = Math.min(Number(width), most ?? Number(width));
  // A place narrower than the widget shows it smaller, so that nothing is cut.
  const scale = room === 0 ? 1 : Math.min(1, room / shown);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin;
      if (isOurs && data?.type === "stat-tracker:height" && data.v === 1) {
        setHeight(Number(data.height) || FIRST_HEIGHT);
      }
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);

  return (
    <Section
      title={words.previewTitle}
      aside={
        <Segments
          label={words.previewWidth}
          options={WIDTHS.map((value) => ({ value, label: words.pixels(Number(value)) }))}
          value={width}
          onChange={setWidth}
          className="ml-auto w-fit"
        />
      }
    >
      <section
        // It is longer than any screen, so the keyboard scrolls it too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={words.previewOf(Number(width))}
        className="mt-3 max-h-[80dvh] overflow-auto bg-surface-2 p-3"
      >
        <div ref={place} className="overflow-hidden" style={{ height: height * scale }}>
          <iframe
            ref={frame}
            src={address}
            title={title}
            width={shown}
            height={height}
            style={{ scale, marginInline: `max(0px, (100% - ${shown}px) / 2)` }}
            className="block max-w-none origin-top-left border border-line-strong"
          />
        </div>
      </section>
    </Section>
  );
}
