import { readClubChange } from "../../contract/seasons/club-change.ts";
import { readCrest, readCrestRefusal } from "../../contract/seasons/crest-answer.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { askServer } from "./ask-server.ts";
import type { ClubFailure } from "./clubs.ts";

interface CrestFailure {
  /** The code of the server's function, or of the call. */
  readonly code: string;
  readonly message: string | null;
}

/** Sends the picture as it is; the server stores its own version and returns that one's id. */
export async function uploadCrest(
  teamId: string,
  picture: Blob,
): Promise<Result<string, CrestFailure>> {
  const encoded = await base64Of(picture);
  const answer = await askServer("changeSeasonClubs", (http, call) =>
    http.invoke(call, "set-crest", { teamId, picture: encoded }, readCrest, ({ status, json }) =>
      readCrestRefusal(status, json),
    ),
  );
  if (!answer.ok) return answer;
  if (answer.value.kind === "refused") return fail(answer.value);
  await refresh();
  return ok(answer.value.crest);
}

export async function removeCrest(teamId: string): Promise<Result<null, ClubFailure>> {
  const answer = await askServer("changeSeasonClubs", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("remove_crest", { p_team_id: teamId }),
      readClubChange,
    ),
  );
  if (!answer.ok) return answer;
  if (answer.value.refusal !== null) return fail({ code: answer.value.refusal, message: null });
  await refresh();
  return ok(null);
}

async function refresh(): Promise<void> {
  const { prefetch } = await services();
  void prefetch.refreshAnew();
}

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
