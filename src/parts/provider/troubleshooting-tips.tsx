import { failureKind } from "./failure-kind.ts";
import { providerMessages as words } from "./provider-messages.ts";

/** What can be done about failures, by their codes; nothing where none is of the connection or the set-up. */
export function TroubleshootingTips({ codes }: { codes: readonly string[] }) {
  const kinds = new Set(codes.map(failureKind));
  const tips = kinds.has("connection")
    ? words.connectionTips
    : kinds.has("configuration")
      ? words.configurationTips
      : null;
  if (tips === null) return null;
  return (
    <section className="grid gap-1 text-dense text-text">
      <h3 className="type-h3">{words.tips}</h3>
      <ul className="list-disc pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
