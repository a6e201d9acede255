import { Fragment } from "react";

/** "Rush TD 2 · Tackles 4": a line breaks after a dot, inside a part only where it must. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">
        {part}
        {index < parts.length - 1 && " ·"}
      </span>
    </Fragment>
  ));
}
