import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import type { ManagedTeam, SeasonClubs } from "../../../domain/season/clubs/managed-club.ts";
import { type TeamNames, teamNames } from "../../../domain/season/team-names.ts";
import { overPlaces } from "../../../domain/season/work/places.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { Cell, Row, Table } from "../../../ui/table.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { CardMore } from "../card-more.tsx";
import { clubMessages } from "../club-messages.ts";
import { teamWorkMessages } from "./team-work-messages.ts";

const { list: words } = teamWorkMessages;

interface TeamRowsProps {
  readonly clubs: SeasonClubs;
  readonly teams: readonly ManagedTeam[];
  readonly onEdit: (team: ManagedTeam) => void;
  readonly onArchive: (team: ManagedTeam) => void;
}

/** Shows the teams as a table on a laptop and as cards on a phone. */
export function TeamRows({ clubs, teams, ...actions }: TeamRowsProps) {
  const isWide = useMedia("(min-width: 62.5rem)");
  const active = new Map<string, number>();
  for (const { teamId, isActive } of clubs.players) {
    if (isActive) active.set(teamId, (active.get(teamId) ?? 0) + 1);
  }
  const names = teamNames(clubs.teams.filter(({ archivedAt }) => archivedAt === null));
  const rows = teams.map((team) => ({
    team,
    names: names.get(team.id),
    over: overPlaces(active.get(team.id) ?? 0, team.maxPlayers),
    league: clubs.leagues.find(({ id }) => id === team.leagueId)?.name ?? words.none,
    players: words.players(active.get(team.id) ?? 0, team.maxPlayers),
    link: adminPaths.team(clubs.season.id, team.id),
  }));
  if (!isWide) {
    return (
      <ul aria-label={words.title} className="card divide-y divide-line">
        {rows.map(({ team, names, over, league, players, link }) => (
          <li key={team.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5">
            <TeamName team={team} names={names} link={link} />
            <p className="text-dense wrap-anywhere text-text-2" dir="auto">
              {[league, team.divisionName, team.captainName].filter(Boolean).join(" · ")}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 flex-[1_1_7rem] text-dense">
                {players} {words.playersLabel} · {team.irSubmissionsUsed}{" "}
                {words.injuredLabel(team.irSubmissionsUsed)} <Over players={over} />
              </p>
              <CardMore title={team.name}>
                {(after) => <TeamActions team={team} after={after} {...actions} />}
              </CardMore>
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      label={words.title}
      head={[
        ...words.columns,
        <span key="ir" className="block text-right">
          {words.irUsed}
        </span>,
      ]}
      actions={words.actions}
    >
      {rows.map(({ team, names, over, league, players, link }) => (
        <Row key={team.id}>
          <Cell heads className="max-w-72">
            <TeamName team={team} names={names} link={link} />
          </Cell>
          <Cell className="max-w-48 truncate">{league}</Cell>
          <Cell>{team.divisionName ?? words.none}</Cell>
          <Cell className="max-w-48 truncate" dir="auto">
            {team.captainName ?? words.none}
          </Cell>
          <Cell className="whitespace-nowrap">
            {players} <Over players={over} />
          </Cell>
          <Cell className="text-right!">{team.irSubmissionsUsed}</Cell>
          <Cell className="w-px">
            <div className="flex justify-end gap-2">
              <TeamActions team={team} {...actions} />
            </div>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Over({ players }: { players: number }) {
  return players > 0 && <Badge tone="warn">{words.over(players)}</Badge>;
}

function TeamName({
  team,
  names,
  link,
}: {
  team: ManagedTeam;
  /** What narrow places show; an archived team has none. */
  names: TeamNames | undefined;
  link: string;
}) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to={link}
        dir="auto"
        className="-my-2.5 inline-flex min-h-11 min-w-0 items-center font-strong wrap-anywhere underline underline-offset-2"
      >
        {team.name}
      </Link>
      {names !== undefined && (
        <span className="text-label text-text-2">
          <Dotted parts={[names.shortName, names.code]} />
        </span>
      )}
      {team.archivedAt !== null && <Badge>{clubMessages.archived}</Badge>}
      {team.forfeitedSeason && <Badge tone="warn">{words.forfeited}</Badge>}
    </span>
  );
}

/** In a card's dialog the buttons have its whole width, and `after` closes it. */
function TeamActions({
  team,
  after,
  onEdit,
  onArchive,
}: {
  team: ManagedTeam;
  after?: (act: () => void) => () => void;
} & Pick<TeamRowsProps, "onEdit" | "onArchive">) {
  const { isOffline } = useAdminPage();
  const isArchived = team.archivedAt !== null;
  const shared = { block: after !== undefined, disabled: isOffline };
  const run = after ?? ((act) => act);
  return (
    <>
      <Button {...shared} aria-label={words.editOf(team.name)} onClick={run(() => onEdit(team))}>
        {clubMessages.edit}
      </Button>
      <Button
        {...shared}
        aria-label={isArchived ? words.restoreOf(team.name) : words.archiveOf(team.name)}
        onClick={run(() => onArchive(team))}
      >
        {isArchived ? clubMessages.restore : clubMessages.archive}
      </Button>
    </>
  );
}
