import { failureKind } from "./failure-kind.ts";
import { providerMessages as words } from "./provider-messages.ts";

/** Tips for failures of the connection or the set-up, by their codes; empty for other failures. */
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
