import { Fragment } from "react";

/** "Rush TD 2 · Tackles 4": parts that stay whole, so that a line breaks after a dot only. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">
        {part}
        {index < parts.length - 1 && " ·"}
      </span>
    </Fragment>
  ));
}
