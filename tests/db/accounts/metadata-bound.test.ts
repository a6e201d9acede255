import { expect, test } from "vitest";
import { insertAccount } from "../../helpers/database/actors.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("what people write into their own metadata", (database) => {
  test("B: its sum is bounded where a hosted auth server writes it, by sign-up and by many small changes", async () => {
    const refusal = { code: "22023", message: "User metadata cannot be longer than 4096 bytes." };
    const tooLong = insertAccount(database(), "long", { metadata: { note: "x".repeat(6_200) } });
    await expect(tooLong).rejects.toMatchObject(refusal);

    const { userId } = await insertAccount(database(), "small", {
      metadata: { full_name: "Sam Scorer" },
    });
    const add = (name: string) =>
      database().query(
        "update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object($2::text, $3::text) where id = $1",
        [userId, name, "x".repeat(2_500)],
      );
    await add("first");
    await add("second");
    await expect(add("third")).rejects.toMatchObject(refusal);
    const [row] = await database().query<{ names: string[] }>(
      "select array(select jsonb_object_keys(raw_user_meta_data) order by 1) as names from auth.users where id = $1",
      [userId],
    );
    expect(row?.names).toEqual(["first", "full_name", "second"]);
    // Whatever else changes of an account is not held up.
    await database().query("update auth.users set email_confirmed_at = now() where id = $1", [
      userId,
    ]);
  });
});
