import { type ElementType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const ROWS_IN_BLOCK = 30;
/** Blocks this near to the screen are drawn, so that nobody scrolls into an empty one. */
const NEAR = "1200px 0px";

/** Draws the blocks near the screen, and all on paper: creating 5,000 rows at once takes seconds. */
export function RowBlocks<Row>({
  rows,
  rowHeight,
  as,
  className,
  children,
}: {
  readonly rows: readonly Row[];
  /** In px, for blocks that were never drawn. */
  rowHeight: number;
  as: "tbody" | "div";
  className?: string;
  /** Sets the row's key, and says its place where not all rows are drawn. */
  children: (row: Row, index: number) => ReactNode;
}) {
  return Array.from({ length: Math.ceil(rows.length / ROWS_IN_BLOCK) }, (_, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is a place in the list
      key={index}
      rows={rows.slice(index * ROWS_IN_BLOCK, (index + 1) * ROWS_IN_BLOCK)}
      first={index * ROWS_IN_BLOCK}
      rowHeight={rowHeight}
      as={as}
      className={className}
    >
      {children}
    </Block>
  ));
}

function Block<Row>({
  rows,
  first,
  rowHeight,
  as: Frame,
  className,
  children,
}: {
  readonly rows: readonly Row[];
  first: number;
  rowHeight: number;
  as: ElementType;
  className: string | undefined;
  children: (row: Row, index: number) => ReactNode;
}) {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(first === 0);
  const [measured, setMeasured] = useState(rowHeight);
  const { length } = rows;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen === undefined) return;
        setNear(seen.isIntersecting);
        if (!seen.isIntersecting) setMeasured(seen.boundingClientRect.height / length);
      },
      { rootMargin: NEAR },
    );
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [length]);
  useEffect(() => {
    const drawForPaper = () => flushSync(() => setNear(true));
    window.addEventListener("beforeprint", drawForPaper);
    return () => window.removeEventListener("beforeprint", drawForPaper);
  }, []);
  return (
    <Frame
      ref={frame}
      className={className}
      {...(isNear ? {} : { style: { height: measured * length } })}
    >
      {isNear && rows.map((row, index) => children(row, first + index))}
    </Frame>
  );
}
