import { describe, expect, test } from "vitest";
import {
  FEEDBACK_ACTIONS,
  feedbackActions,
} from "../../../src/domain/feedback/feedback-actions.ts";
import { FEEDBACK_STATUSES } from "../../../src/domain/feedback/feedback-report.ts";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../../helpers/database/actors.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const BUG = {
  type: "bug",
  title: "Score is late",
  description: "After a minute",
  priority: "high",
};

onEachEngine("feedback (security rule 9, A §4)", (database) => {
  async function people() {
    const sql = database();
    const reporter = await insertAccount(sql, "reporter", { metadata: { full_name: "Ada Reyes" } });
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    return { sql, reporter, admin };
  }

  function submit(actor: Actor, report: unknown, opId: string = crypto.randomUUID()) {
    return runAs(database(), actor, async (tx) => {
      const [row] = await tx.query<{ answer: Record<string, unknown> }>(
        "select submit_feedback($1, $2::text::jsonb) as answer",
        [opId, JSON.stringify(report)],
      );
      return row?.answer;
    });
  }

  interface Change {
    readonly status?: string;
    readonly priority?: string;
    readonly response?: string;
    readonly duplicateOf?: string;
  }

  function update(actor: Actor, reportId: string, change: Change) {
    return runAs(database(), actor, async (tx) => {
      const [row] = await tx.query<{ answer: Record<string, unknown> }>(
        "select update_feedback($1, $2, $3, $4, $5) as answer",
        [
          reportId,
          change.status ?? null,
          change.priority ?? null,
          change.response ?? null,
          change.duplicateOf ?? null,
        ],
      );
      return row?.answer;
    });
  }

  async function reportBy(actor: Actor, report: unknown = BUG): Promise<string> {
    const opId = crypto.randomUUID();
    await submit(actor, report, opId);
    const rows = await database().query<{ id: string }>(
      "select id from feedback_reports where op_id = $1",
      [opId],
    );
    return rows[0]?.id ?? "";
  }

  async function rowOf(id: string): Promise<Record<string, unknown> | undefined> {
    const rows = await database().query("select * from feedback_reports where id = $1", [id]);
    return rows[0];
  }

  const auditOf = (id: string) =>
    database().query(
      "select action, actor_id, before, after from audit_log where object_id = $1 order by id",
      [id],
    );

  describe("submit_feedback", () => {
    test("the reporter is the token's, whatever the request says; the report begins open", async () => {
      const { reporter, admin } = await people();
      const forged = {
        ...BUG,
        status: "resolved",
        developer_response: "Done",
        reporter_id: admin.userId,
        reporter_email: "someone@else.test",
        reporter_name: "Someone Else",
        duplicate_of: crypto.randomUUID(),
      };
      const id = await reportBy(reporter, forged);
      expect(await rowOf(id)).toMatchObject({
        reporter_id: reporter.userId,
        reporter_email: reporter.claims.email,
        reporter_name: "Ada Reyes",
        status: "open",
        priority: "high",
        developer_response: null,
        duplicate_of: null,
        browser_console_errors: "",
      });
      expect(await auditOf(id)).toEqual([
        {
          action: "feedback.submitted",
          actor_id: reporter.userId,
          before: null,
          after: { type: "bug", priority: "high", status: "open" },
        },
      ]);
    });

    test("I8 one effect an op_id; the receipt keeps no text of the report", async () => {
      const { sql, reporter } = await people();
      const opId = crypto.randomUUID();
      expect(await submit(reporter, BUG, opId)).toEqual({ op_id: opId, outcome: "applied" });
      expect(await submit(reporter, BUG, opId)).toEqual({
        op_id: opId,
        outcome: "duplicate",
        of: "applied",
      });
      expect(await submit(reporter, { ...BUG, title: "Other" }, opId)).toEqual({
        op_id: opId,
        outcome: "rejected",
        reason: "id_reused",
      });
      const stranger = await insertAccount(sql, "stranger");
      expect(await submit(stranger, BUG, opId)).toMatchObject({ reason: "id_reused" });
      expect(await sql.query("select from feedback_reports where op_id = $1", [opId])).toHaveLength(
        1,
      );
      const [receipt] = await sql.query(
        "select r::text as all from command_receipts r where op_id = $1",
        [opId],
      );
      expect(String(receipt?.all)).not.toContain("Score is late");
    });

    test.each([
      ["type_invalid", { type: "praise" }],
      ["priority_invalid", { priority: "critical" }],
      ["title_required", { title: "   " }],
      ["title_required", { title: "\n\t" }],
      ["title_too_long", { title: "x".repeat(201) }],
      ["description_required", { description: null }],
      ["description_too_long", { description: "x".repeat(5_001) }],
      ["invalid", { current_page: { deep: true } }],
      ["invalid", { title: 7 }],
    ])("a report is rejected by name: %s", async (reason, fault) => {
      const { sql, reporter } = await people();
      const opId = crypto.randomUUID();
      const answer = { op_id: opId, outcome: "rejected", reason };
      expect(await submit(reporter, { ...BUG, ...fault }, opId)).toEqual(answer);
      expect(await submit(reporter, { ...BUG, ...fault }, opId)).toMatchObject({
        outcome: "duplicate",
        of: "rejected",
      });
      expect(await sql.query("select from feedback_reports where op_id = $1", [opId])).toEqual([]);
    });

    test("what is no report is not turned into text, which could be gigabytes of one number", async () => {
      const { sql, reporter } = await people();
      const opId = crypto.randomUUID();
      await submit(reporter, { ...BUG, note: [7] }, opId);
      const rows = await sql.query("select request from command_receipts where op_id = $1", [opId]);
      expect(rows).toEqual([{ request: { md5: null } }]);
    });

    test.each([["text"], [7], [null], [["bug"]]])("%j is no report", async (body) => {
      const { reporter } = await people();
      expect(await submit(reporter, body)).toMatchObject({
        outcome: "rejected",
        reason: "invalid",
      });
    });

    test("what the app adds by itself is cut to its length, not refused", async () => {
      const { reporter } = await people();
      const long = "y".repeat(30_000);
      const id = await reportBy(reporter, {
        ...BUG,
        current_page: long,
        current_url: long,
        user_agent: long,
        screen_resolution: long,
        browser_console_errors: long,
      });
      const row = await rowOf(id);
      const lengths = [
        "current_page",
        "current_url",
        "user_agent",
        "screen_resolution",
        "browser_console_errors",
      ];
      expect(lengths.map((column) => String(row?.[column]).length)).toEqual([
        2_000, 2_000, 1_000, 50, 20_000,
      ]);
    });

    test("the sixth report in 10 minutes waits, and is taken later under its op_id (I2)", async () => {
      const { sql, reporter } = await people();
      for (let count = 0; count < 5; count += 1) await submit(reporter, BUG);
      const opId = crypto.randomUUID();
      const refusal = await submit(reporter, BUG, opId).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: "PT429" });
      const wait = Number((refusal as { detail?: string }).detail);
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      const mine = "from feedback_reports where reporter_id = $1";
      expect(await sql.query(`select ${mine}`, [reporter.userId])).toHaveLength(5);
      expect(await sql.query("select from command_receipts where op_id = $1", [opId])).toEqual([]);

      const other = await insertAccount(sql, "other");
      expect(await submit(other, BUG)).toMatchObject({ outcome: "applied" });
      await sql.query(
        `update feedback_reports set created_at = now() - interval '11 minutes'
         where id = (select id ${mine} order by created_at limit 1)`,
        [reporter.userId],
      );
      expect(await submit(reporter, BUG, opId)).toEqual({ op_id: opId, outcome: "applied" });
    });

    test("the rate does not count what was rejected", async () => {
      const { reporter } = await people();
      for (let count = 0; count < 6; count += 1) await submit(reporter, { ...BUG, title: "" });
      expect(await submit(reporter, BUG)).toMatchObject({ outcome: "applied" });
    });

    test.each(["anonymous", "unconfirmed", "disabled", "service"])(
      "%s cannot report",
      async (who) => {
        const sql = database();
        const actor =
          who === "anonymous"
            ? ANONYMOUS
            : who === "service"
              ? SERVICE
              : await insertAccount(sql, who, {
                  confirmed: who !== "unconfirmed",
                  profile: { is_disabled: who === "disabled" },
                });
        const opId = crypto.randomUUID();
        await expect(submit(actor, BUG, opId)).rejects.toMatchObject({ code: "42501" });
        expect(await sql.query("select from feedback_reports where op_id = $1", [opId])).toEqual(
          [],
        );
      },
    );
  });

  test("a reporter reads their own report and its answer, nobody else's; admins read all (D13)", async () => {
    const { sql, reporter, admin } = await people();
    const stranger = await insertAccount(sql, "stranger");
    const id = await reportBy(reporter);
    await update(admin, id, { status: "resolved", response: "Mended" });
    const read = (actor: Actor) =>
      runAs(sql, actor, (tx) =>
        tx.query("select status, developer_response from feedback_reports where id = $1", [id]),
      );
    const answer = [{ status: "resolved", developer_response: "Mended" }];
    expect(await read(reporter)).toEqual(answer);
    expect(await read(admin)).toEqual(answer);
    expect(await read(stranger)).toEqual([]);
  });

  describe("update_feedback", () => {
    test("resolving answers and dates; reopening takes the date back and keeps the answer", async () => {
      const { reporter, admin } = await people();
      const id = await reportBy(reporter);
      await update(admin, id, { status: "in_progress", priority: "critical" });
      expect(await rowOf(id)).toMatchObject({ status: "in_progress", priority: "critical" });
      const resolved = await update(admin, id, { status: "resolved", response: " Mended in 1.2 " });
      expect(resolved).toMatchObject({
        id,
        status: "resolved",
        developer_response: "Mended in 1.2",
        resolution_date: expect.any(String),
      });
      await update(admin, id, { status: "closed" });
      expect(await rowOf(id)).toMatchObject({
        status: "closed",
        resolution_date: expect.anything(),
      });
      await update(admin, id, { status: "open" });
      expect(await rowOf(id)).toMatchObject({
        status: "open",
        resolution_date: null,
        developer_response: "Mended in 1.2",
      });
      await update(admin, id, { response: "" });
      expect(await rowOf(id)).toMatchObject({ developer_response: null });
    });

    test("one audit row a change, with before and after (rule 19)", async () => {
      const { reporter, admin } = await people();
      const id = await reportBy(reporter);
      await update(admin, id, { status: "resolved", response: "Mended" });
      const audit = await auditOf(id);
      expect(audit).toHaveLength(2);
      expect(audit[1]).toMatchObject({
        action: "feedback.updated",
        actor_id: admin.userId,
        before: { status: "open", developer_response: null, resolution_date: null },
        after: { status: "resolved", developer_response: "Mended" },
      });
    });

    test("the server allows exactly what the screen offers", async () => {
      const { reporter, admin } = await people();
      const original = await reportBy(reporter);
      const id = await reportBy(reporter);
      for (const from of FEEDBACK_STATUSES) {
        const offered = feedbackActions(from).map((action) => FEEDBACK_ACTIONS[action]);
        for (const to of FEEDBACK_STATUSES.filter((status) => status !== from)) {
          await database().query(
            `update feedback_reports set status = 'open', duplicate_of = null, resolution_date = null where id = $1`,
            [id],
          );
          await database().query("update feedback_reports set status = $2 where id = $1", [
            id,
            from,
          ]);
          const change = { status: to, ...(to === "duplicate" ? { duplicateOf: original } : {}) };
          const answer = await update(admin, id, change).then(
            () => true,
            (error: { code?: string }) => (error.code === "PT409" ? false : error),
          );
          expect({ from, to, answer }).toEqual({ from, to, answer: offered.includes(to) });
        }
      }
    });

    test("a duplicate names another report that is none itself, also when that becomes one; reopening forgets it", async () => {
      const { reporter, admin } = await people();
      const [first, second, third] = [
        await reportBy(reporter),
        await reportBy(reporter),
        await reportBy(reporter),
      ];
      const refused = { code: "22023" };
      await expect(update(admin, second, { status: "duplicate" })).rejects.toMatchObject(refused);
      await expect(
        update(admin, second, { status: "duplicate", duplicateOf: second }),
      ).rejects.toMatchObject(refused);
      await expect(
        update(admin, second, { status: "duplicate", duplicateOf: crypto.randomUUID() }),
      ).rejects.toMatchObject(refused);
      await expect(
        update(admin, second, { status: "closed", duplicateOf: first }),
      ).rejects.toMatchObject(refused);
      await update(admin, second, { status: "duplicate", duplicateOf: first });
      expect(await rowOf(second)).toMatchObject({ status: "duplicate", duplicate_of: first });
      await expect(
        update(admin, third, { status: "duplicate", duplicateOf: second }),
      ).rejects.toMatchObject(refused);
      await update(admin, second, { priority: "low" });
      expect(await rowOf(second)).toMatchObject({ duplicate_of: first, priority: "low" });
      await update(admin, first, { status: "duplicate", duplicateOf: third });
      expect(await rowOf(second)).toMatchObject({ status: "duplicate", duplicate_of: third });
      await update(admin, second, { status: "open" });
      expect(await rowOf(second)).toMatchObject({ status: "open", duplicate_of: null });
    });

    test.each([
      ["an unknown status", { status: "lost" }, "PT409"],
      ["an unknown priority", { priority: "urgent" }, "23514"],
      ["an answer over 5000 characters", { response: "x".repeat(5_001) }, "22001"],
    ])("%s changes nothing", async (_, change, code) => {
      const { reporter, admin } = await people();
      const id = await reportBy(reporter);
      const before = await rowOf(id);
      await expect(update(admin, id, change)).rejects.toMatchObject({ code });
      expect(await rowOf(id)).toEqual(before);
    });

    test("a report that is not there says so", async () => {
      const { admin } = await people();
      await expect(update(admin, crypto.randomUUID(), { status: "closed" })).rejects.toMatchObject({
        code: "PT404",
      });
    });

    test("its reporter cannot update it", async () => {
      const { reporter } = await people();
      const id = await reportBy(reporter);
      const before = await rowOf(id);
      await expect(update(reporter, id, { status: "closed" })).rejects.toMatchObject({
        code: "42501",
      });
      expect(await rowOf(id)).toEqual(before);
    });
  });
});
