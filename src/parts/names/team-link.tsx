import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { FittedName } from "./fitted-name.tsx";
import { NameLink } from "./name-link.tsx";

export function TeamLink({
  teamId,
  shortName,
  children,
  ...rest
}: {
  teamId: string;
  name: string;
  shortName?: string | undefined;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <NameLink to={paths.team(teamId)} {...rest}>
      {children ?? <FittedName name={rest.name} shortName={shortName} />}
    </NameLink>
  );
}
