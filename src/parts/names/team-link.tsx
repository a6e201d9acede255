import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { NameLink } from "./name-link.tsx";

export function TeamLink(props: {
  teamId: string;
  name: string;
  className?: string;
  children?: ReactNode;
}) {
  const { teamId, ...rest } = props;
  return <NameLink to={paths.team(teamId)} {...rest} />;
}
