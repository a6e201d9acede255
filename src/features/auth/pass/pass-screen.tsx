import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type OpenedPass, openPass } from "../../../app/server-calls/open-pass.ts";
import type { SessionUser } from "../../../app/session/session-state.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { mayCheckIn } from "../../../domain/access/game-pass.ts";
import { mayCollectGame } from "../../../domain/access/scorer.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { AuthForm } from "../form/auth-form.tsx";
import type { FieldCheck } from "../form/check-fields.ts";
import { PassGame } from "./pass-game.tsx";
import { passMessages as words } from "./pass-messages.ts";

const SECRET = /^#([0-9a-f]{40})$/;
const checkName: FieldCheck = (name) => (name === "" ? words.nameMissing : undefined);

/** Asks at /pass/:gameId#secret for a name and opens the game's gate (D69), later also offline. */
export function PassScreen({ appName, gameId }: { appName: string; gameId: string }) {
  const session = useSession();
  const [isOpening, setIsOpening] = useState(false);
  const { hash, search } = useLocation();
  if (session.status === "starting") return null;
  const user = session.status === "signed-in" ? session.user : null;
  const teamId = new URLSearchParams(search).get("check-in");
  const secret = SECRET.exec(hash)?.[1];
  const isGuestOnline =
    session.status === "signed-in" &&
    session.user.passes !== null &&
    session.connection === "online";
  // Nobody can sign in to an anonymous session again, so its pass is opened anew.
  const isLost = isGuestOnline && session.signInNeeded && secret !== undefined;
  // The pass that this phone knows may have ended, and the link may bring another one.
  const isAsked = isGuestOnline && session.isProfilePending && secret !== undefined;
  const isBroken = secret === undefined && user?.passes !== null;
  const isOpen =
    !isLost &&
    user !== null &&
    (teamId === null ? mayCollectGame(user, gameId) : mayCheckIn(user, gameId, teamId));
  if (isOpen && !isOpening && !isAsked) return <Navigate to={wayIn(gameId, teamId)} replace />;
  return (
    <AuthFrame
      appName={appName}
      title={teamId === null ? words.title : words.checkInTitle}
      {...(!isBroken && { lead: teamId === null ? words.lead : words.checkInLead })}
      isLow
    >
      {user !== null && user.passes === null ? (
        <HasAccount user={user} />
      ) : secret === undefined ? (
        <>
          <Note icon={CircleAlert} tone="bad" role="alert">
            {words.incomplete}
          </Note>
          <Link to={paths.games()} className={buttonClass({ size: "lg" })}>
            {words.backToGames}
          </Link>
        </>
      ) : (
        <>
          <PassGame gameId={gameId} />
          {(!isAsked || isOpening) && (
            <NameForm
              secret={secret}
              user={user}
              submit={teamId === null ? words.start : words.checkIn}
              onOpening={setIsOpening}
            />
          )}
        </>
      )}
    </AuthFrame>
  );
}

/** Returns the path of the live screen, or of one team's check-in. */
function wayIn(gameId: string, teamId: string | null): string {
  return teamId === null ? paths.collect(gameId) : paths.checkIn(gameId, teamId);
}

function NameForm({
  secret,
  user,
  submit,
  onOpening,
}: {
  secret: string;
  user: SessionUser | null;
  submit: string;
  /** The session exists before the game does, and nobody is redirected in between. */
  onOpening: (isOpening: boolean) => void;
}) {
  const navigate = useNavigate();
  async function send({ name }: { readonly name: string }) {
    onOpening(true);
    const opened = await openPass(secret, name);
    if (opened.ok) return opened;
    onOpening(false);
    const { code, message } = opened.error;
    return { ok: false, error: { code, message: words.refusals[code] ?? message } } as const;
  }
  return (
    <AuthForm
      checks={{ name: checkName }}
      send={send}
      onDone={(value) => {
        const { gameId, checkInTeamId } = value as OpenedPass;
        void navigate(wayIn(gameId, checkInTeamId), { replace: true });
      }}
      submit={submit}
      busy={words.starting}
    >
      {(errors) => (
        <TextField
          label={words.name}
          error={errors.name}
          name="name"
          autoComplete="name"
          maxLength={40}
          defaultValue={user?.fullName.replace(/ \(game pass\)$/, "") ?? ""}
          // Nothing else can be done here.
          autoFocus
        />
      )}
    </AuthForm>
  );
}

function HasAccount({ user }: { user: SessionUser }) {
  return (
    <>
      <p>{words.signedIn(user.email)}</p>
      <p>{words.needsNoPass}</p>
      <Link to={paths.games()} className={buttonClass({ variant: "fill", size: "lg" })}>
        {words.toGames}
      </Link>
    </>
  );
}
