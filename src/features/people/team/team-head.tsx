import { clsx } from "clsx";
import type { ReactNode } from "react";
import { copyText } from "../../../app/commands/copy-text.ts";
import { paths } from "../../../app/paths.ts";
import { chooseMyTeam, useIsMyTeam } from "../../../app/season/my-teams.ts";
import { useSeasonPath } from "../../../app/season/use-season-path.ts";
import { useCalendarBrowsing } from "../../../app/session/use-calendar-browsing.ts";
import type { NamedTeam } from "../../../domain/season/team-card.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { SubscribeButton } from "../../../parts/calendar/subscribe-button.tsx";
import { EmailText, mailTo } from "../../../parts/names/email-text.tsx";
import { ForfeitedMark } from "../../../parts/names/forfeited-mark.tsx";
import { hasLongWord } from "../../../parts/names/long-word.ts";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { MyTeamButton } from "../../../parts/names/my-team-button.tsx";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { type PageAge, ReadAge } from "../../../parts/page/read-age.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Shows name, season and league, captain, and the age of the figures. */
export function TeamHead({
  card,
  face,
  captainEmail,
  age,
  tools,
}: {
  card: NamedTeam;
  face: TeamFace;
  /** null if there is none, or nobody is signed in (D13). */
  captainEmail: string | null;
  age: PageAge;
  /** What admins change of the team; null for everybody else. */
  tools: ReactNode;
}) {
  const { team } = peopleMessages;
  const inSeason = useSeasonPath();
  const browsing = useCalendarBrowsing();
  const isMine = useIsMyTeam(card.id);
  const place = [card.seasonName, card.leagueName, card.divisionName];
  return (
    <header className="-mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <span>
        <BackLink to={inSeason(paths.teams())} label={team.backToTeams} />
      </span>
      <p className="text-dense text-text-2">
        <Dotted parts={place.filter((part) => part !== null)} />
      </p>
      <div className="flex items-center gap-3 py-1.5">
        <TeamMark team={face} size={MARK_SIZES.name} />
        <h1
          className={clsx(
            "type-h1 min-w-0 wrap-anywhere",
            hasLongWord(card.name) && "max-wide:text-[1.25rem]/6 max-wide:font-stretch-[66%]",
          )}
        >
          <bdi>{card.name}</bdi>
          {card.forfeitedSeason && <ForfeitedMark />}
        </h1>
      </div>
      {card.forfeitedSeason && <p className="text-dense text-danger">* {team.forfeited}</p>}
      {(card.captainName !== null || captainEmail !== null) && (
        <p className="flex flex-wrap items-center gap-x-2 text-dense">
          {team.captain(card.captainName)}
          {captainEmail !== null && (
            <a
              href={mailTo(captainEmail)}
              className="inline-flex min-h-8 max-w-full items-center underline underline-offset-4"
            >
              <EmailText email={captainEmail} />
            </a>
          )}
        </p>
      )}
      {!card.isActive && <p className="text-dense text-text-2">{team.inactive}</p>}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 max-wide:min-h-16">
        <ReadAge age={age} />
        <div className="-mx-2 flex flex-wrap print:hidden">
          <MyTeamButton
            name={card.name}
            isMine={isMine}
            onToggle={() => chooseMyTeam(card.leagueId, isMine ? null : card.id)}
          />
          <SubscribeButton
            of={{ kind: "team", id: card.id }}
            name={card.name}
            shows={browsing}
            onCopy={copyText}
          />
          {/* A row of their own on a phone, where Subscribe comes later and would move them. */}
          {tools !== null && (
            <span className="flex basis-full flex-wrap tablet:basis-auto">{tools}</span>
          )}
        </div>
      </div>
    </header>
  );
}
