import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { FigureCells } from "./figure-cells.tsx";

/** Ends an import: what was made, its counts, and the ways on, of which the first is filled. */
export function ImportEnd({
  title,
  text,
  figures,
  children,
}: {
  title: string;
  text: ReactNode;
  figures: readonly (readonly [label: string, count: number])[];
  children: ReactNode;
}) {
  return (
    <div role="status">
      <Section
        title={
          <span className="flex items-center gap-2">
            <Icon as={CircleCheck} className="text-win" />
            {title}
          </span>
        }
      >
        <div className="mt-1 grid gap-4 *:min-w-0">
          <div className="text-dense text-text-2">{text}</div>
          {figures.length > 0 && <FigureCells figures={figures} />}
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </Section>
    </div>
  );
}
