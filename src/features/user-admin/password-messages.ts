/** The dialog of a temporary password (D14). */
export const passwordMessages = {
  title: "Temporary password",
  text: (email: string) =>
    `This server cannot send mail, so give ${email} this password yourself. It must be changed at the first sign-in. It is shown only now.`,
  label: "Password",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "This browser does not allow copying. The password is selected.",
  done: "Done",
  close: "Close",
} as const;
