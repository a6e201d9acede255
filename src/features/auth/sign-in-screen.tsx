import { LogIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Note } from "../../ui/note.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authMessages } from "./auth-messages.ts";
import { type AuthView, authPath, readAuthMemory, readAuthPlace } from "./auth-place.ts";
import { CodeView } from "./views/code-view.tsx";
import { MailView } from "./views/mail-view.tsx";
import { SignInView } from "./views/sign-in-view.tsx";
import { SignUpView } from "./views/sign-up-view.tsx";
import { UpdatePasswordView } from "./views/update-password-view.tsx";

const HEADINGS: Readonly<Record<AuthView, string | null>> = {
  sign_in: null,
  sign_up: authMessages.signUpTitle,
  forgotten_password: authMessages.resetTitle,
  magic_link: authMessages.magicTitle,
  update_password: authMessages.updateTitle,
  verify_otp: authMessages.codeTitle,
};

/** Shows the sign-in in its six views (P §2). The address names the view, so that Back works. */
export function SignInScreen({
  appName,
  knownEmail,
}: {
  appName: string;
  /** The email of a person who must sign in again; else empty. */
  knownEmail: string;
}) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { view, codeFor } = readAuthPlace(pathname, search);
  const remembered = readAuthMemory(state);
  const [email, setEmail] = useState(remembered.email || knownEmail);
  const memory = { ...remembered, email };
  const top = useFocusOnChange(view);

  const stay = { replace: true } as const;
  const common = {
    memory,
    onEmail: setEmail,
    onSent: () => void navigate(pathname + search, { ...stay, state: { ...memory, isSent: true } }),
  };
  const heading = HEADINGS[view];
  return (
    <AuthFrame
      appName={appName}
      title={authMessages.title(appName)}
      lead={authMessages.subtitle}
      tabTitle={heading ?? authMessages.signIn}
      isLow={view !== "sign_in"}
      hasOwnHeading={heading !== null}
    >
      <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none" key={view}>
        {heading !== null && <h2 className="type-h1">{heading}</h2>}
        {view === "sign_in" && memory.isNeeded && <Note icon={LogIn}>{authMessages.needed}</Note>}
        {view === "sign_in" && <SignInView {...common} />}
        {view === "sign_up" && <SignUpView {...common} />}
        {(view === "magic_link" || view === "forgotten_password") && (
          <MailView {...common} kind={view} />
        )}
        {view === "verify_otp" && (
          <CodeView
            {...common}
            codeFor={codeFor}
            onRecovered={() =>
              void navigate(authPath("update_password"), { ...stay, state: memory })
            }
          />
        )}
        {view === "update_password" && (
          <UpdatePasswordView
            memory={memory}
            onUpdated={() => void navigate(authPath("sign_in"), { ...stay, state: memory })}
          />
        )}
      </div>
      <Link
        to={paths.games()}
        className="type-action inline-flex min-h-11 items-center justify-self-center text-center underline underline-offset-4"
      >
        {authMessages.toGames}
      </Link>
    </AuthFrame>
  );
}

/** After a change of view, Tab and reading start at its heading. */
function useFocusOnChange(view: AuthView) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    top.current?.focus();
  }, [view]);
  return top;
}
