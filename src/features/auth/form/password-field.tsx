import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { authMessages } from "../auth-messages.ts";

interface PasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** Tells a password manager whether to fill in or to generate. */
  readonly autoComplete: "current-password" | "new-password";
  readonly name?: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** Offers an eye to read the password, because typing blind with cold thumbs goes wrong. */
export function PasswordField({ hint, name = "password", ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        {...input}
        {...(hint === undefined ? {} : { hint })}
        name={name}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? authMessages.hidePassword : authMessages.showPassword}
        icon={<Icon as={isShown ? EyeOff : Eye} />}
        className="absolute top-[1.375rem] right-0.5 bg-surface"
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
