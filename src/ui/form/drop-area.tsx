import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useState } from "react";

/** Takes dropped files; a button among its children does the same without dragging. */
export function DropArea({
  title,
  text,
  problem = "",
  onFiles,
  children,
}: {
  title: string;
  text: ReactNode;
  problem?: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button does the same
    <div
      className={clsx(
        "card grid justify-items-center gap-3 border-2 border-dashed px-4 py-8 text-center",
        isOver ? "border-brand bg-surface-2" : "border-line-strong",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="font-strong">{title}</p>
      <p className="max-w-[60ch] text-dense text-text-2">{text}</p>
      <p role="alert" className="max-w-[60ch] font-strong text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
