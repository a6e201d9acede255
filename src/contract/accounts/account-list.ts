import * as v from "valibot";
import type { Account } from "../../domain/access/account.ts";
import { answerReader } from "../answer-reader.ts";
import { column, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const schema = shapeSchema({
  userId: text,
  email: text,
  fullName: text,
  role: v.picklist(["admin", "user"]),
  isRoleFromDomain: column("role_from_domain", v.boolean()),
  isCollector: v.boolean(),
  status: v.picklist(["active", "invited", "unconfirmed", "temporary_password", "disabled"]),
  isLastAdmin: v.boolean(),
  createdAt: text,
  lastSignInAt: optionalText,
});

/** Reads the answer of `list_users`; null unless it is a whole list of accounts (I23). */
export const readAccountList = answerReader<readonly Account[]>(v.array(schema));
