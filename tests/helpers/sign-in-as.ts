import type { Remote } from "../../src/remote/client.ts";

/** Gives the client a session as the auth server would, without asking one. */
export function signInAs({ session }: Pick<Remote, "session">, userId: string): void {
  session.accept({
    access_token: "a",
    refresh_token: "r",
    expires_in: 3600,
    user: { id: userId, email: `${userId}@demo.test` },
  });
}
