import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { authMessages } from "./auth-messages.ts";

/** A password with an eye to read it: typing blind with cold thumbs goes wrong. */
export function PasswordField({
  ref,
  error,
}: {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        ref={ref}
        label={authMessages.password}
        placeholder={authMessages.passwordHint}
        error={error}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? authMessages.hidePassword : authMessages.showPassword}
        icon={<Icon as={isShown ? EyeOff : Eye} />}
        className="absolute top-[22px] right-0.5 bg-surface"
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
