import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { PersonFrame } from "./person-frame.tsx";

/** This reader may see nothing under that id. */
export function NotFound({
  title,
  text,
  ways,
}: {
  title: string;
  text: string;
  ways: readonly { readonly to: string; readonly label: string }[];
}) {
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
