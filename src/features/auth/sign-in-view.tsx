import { usePageTitle } from "../../ui/page-title.ts";
import { authMessages } from "./auth-messages.ts";
import { FieldPicture } from "./field-picture.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

/** The sign-in screen, props only (P §2, "Sign-in screen"). */
export function SignInView({ appName, onSubmit }: { appName: string } & SignInFormProps) {
  usePageTitle(authMessages.signIn);
  return (
    <div className="min-h-dvh bg-surface pb-[env(safe-area-inset-bottom)]">
      <FieldPicture name={appName} />
      <main className="mx-auto grid max-w-[440px] gap-4 px-4 py-5 wide:py-8">
        <div>
          <h1 className="type-h1">{authMessages.title(appName)}</h1>
          <p className="mt-0.5 text-dense text-text-2">{authMessages.subtitle}</p>
        </div>
        <SignInForm onSubmit={onSubmit} />
      </main>
    </div>
  );
}
