import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/button.tsx";
import { useKeptHead } from "../../ui/late/use-kept-head.ts";
import { EmptyState } from "../../ui/states.tsx";
import { PersonFrame } from "./person-frame.tsx";

/** This reader may see nothing under that id. */
export function NotFound({
  path,
  title,
  text,
  ways,
}: {
  path: string;
  title: string;
  text: string;
  ways: readonly { readonly to: string; readonly label: string }[];
}) {
  useKeptHead(path, null);
  return (
    <PersonFrame title={title}>
      <EmptyState heading="h1" title={title} text={text}>
        {ways.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({})}>
            {label}
          </Link>
        ))}
      </EmptyState>
    </PersonFrame>
  );
}
