import { paths } from "../../app/paths.ts";
import { NameLink } from "./name-link.tsx";

/** A team's name, which leads to the team's page. */
export function TeamLink(props: { teamId: string; name: string; className?: string }) {
  const { teamId, ...rest } = props;
  return <NameLink to={paths.team(teamId)} {...rest} />;
}
