import {
  type PenaltyRefusal,
  readPenaltyChange,
} from "../../contract/discipline/penalty-change.ts";
import type { NewPenalty, SuspensionDecision } from "../../domain/discipline/penalty.ts";
import { operationQuery } from "../../remote/api/events-api.ts";
import { services } from "../bootstrap/services.ts";
import { askForChange, type ChangeFailure, type MakeQuery, readListsAnew } from "./ask-server.ts";

export type PenaltyFailure = ChangeFailure<PenaltyRefusal>;

/** Returns an id for `enterPenalty`; a penalty that is sent twice under it counts once (I8). */
export async function newPenaltyId(): Promise<string> {
  return (await services()).makeId();
}

/** An admin's penalty is answered at once; the sideline queues its penalties. */
export function enterPenalty(opId: string, penalty: NewPenalty) {
  return changePenalties((client) =>
    operationQuery(client, { kind: "add_penalty", opId, authorId: null, penalty }),
  );
}

/** The penalty counts nowhere any more; its row stays and can be restored. */
export async function deletePenalty(penaltyId: string) {
  const { makeId } = await services();
  const opId = makeId();
  return changePenalties((client) =>
    operationQuery(client, { kind: "remove_penalty", opId, authorId: null, penaltyId }),
  );
}

export function restorePenalty(penaltyId: string) {
  return changePenalties((client) => client.rpc("restore_penalty", { p_penalty_id: penaltyId }));
}

/** `until` is a plain day, and null unless the decision is "until" (A §9). */
export function reviewSuspension(
  seasonId: string,
  personId: string,
  review: {
    readonly decision: SuspensionDecision;
    readonly until: string | null;
    readonly note: string;
  },
) {
  return changePenalties((client) =>
    client.rpc("review_suspension", {
      p_season_id: seasonId,
      p_player_id: personId,
      p_decision: review.decision,
      p_until: review.until,
      p_note: review.note,
    }),
  );
}

async function changePenalties(query: MakeQuery) {
  const changed = await askForChange(query, readPenaltyChange);
  if (changed.ok) await readListsAnew();
  return changed;
}
