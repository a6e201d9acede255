import { type ElementType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const ROWS_IN_BLOCK = 30;
/** Blocks so near to the screen are drawn: nobody scrolls into an empty one. */
const NEAR = "1200px 0px";

/**
 * Draws a long list in blocks: those near the screen, and all on paper. `content-visibility` alone
 * still creates every row; with 5,000 that takes seconds.
 */
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
  /** What a block is: `tbody` in a table, `div` else. */
  as: "tbody" | "div";
  className?: string;
  /** Draws a row; gives it its key, and says its place where not all rows are drawn. */
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
