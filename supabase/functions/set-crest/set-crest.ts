import { FunctionError } from "../_shared/function-error.ts";
import { openProject, type Project, textField } from "../_shared/project.ts";
import { cleanPicture } from "./clean-picture.ts";
import type { CrestErrorCode } from "./crest-fault.ts";
import { readCrestRequest } from "./read-crest-request.ts";

/**
 * Makes a picture the crest of a team: the database judges the caller and the team, the picture is
 * read and written anew, the database keeps what was written.
 * @throws FunctionError with a code of crest-fault.ts.
 */
export async function setCrest(request: Request): Promise<unknown> {
  const { teamId, picture } = await readCrestRequest(request);
  const project = openProject(request);
  const actor = await openChange(project, teamId);
  const { mediaType, bytes } = await cleanPicture(picture);
  const { status, body } = await project.rpcAsServer("record_crest", {
    p_actor: actor,
    p_team_id: teamId,
    p_media_type: mediaType,
    p_picture: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
  });
  if (status !== 200) throw new Error(`record_crest answered ${status}`);
  if (textField(body, "outcome") === "rejected") throw rejected(textField(body, "reason"));
  return body;
}

/** The caller's id, who is an admin. */
async function openChange(project: Project, teamId: string): Promise<string> {
  const { status, body } = await project.rpcAsCaller("open_crest_change", { p_team_id: teamId });
  if (status === 401) throw refused(401, "not_admin", "Please sign in again.");
  if (status === 403) throw rejected("not_admin");
  if (status !== 200) throw new Error(`open_crest_change answered ${status}`);
  const actor = textField(body, "actor_id");
  if (actor === undefined) throw rejected(textField(body, "reason"));
  return actor;
}

function rejected(reason: string | undefined): Error {
  if (reason === "not_admin") return refused(403, "not_admin", "Only admins may do this.");
  if (reason === "unknown_team") return refused(404, "unknown_team", "There is no such team.");
  return new Error(`the database rejected a crest: ${reason}`);
}

function refused(status: number, code: CrestErrorCode, message: string): FunctionError {
  return new FunctionError(status, code, message);
}
