import { readCrest } from "../../contract/seasons/crest-answer.ts";
import { askFunction, readListsAnew } from "./ask-server.ts";
import { changeClubs } from "./clubs.ts";

/** Sends the picture as it is; the server stores its own version and returns that one's id. */
export async function uploadCrest(teamId: string, picture: Blob) {
  const encoded = await base64Of(picture);
  const stored = await askFunction("set-crest", { teamId, picture: encoded }, readCrest);
  if (stored.ok) await readListsAnew();
  return stored;
}

export function removeCrest(teamId: string) {
  return changeClubs((client) => client.rpc("remove_crest", { p_team_id: teamId }));
}

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
