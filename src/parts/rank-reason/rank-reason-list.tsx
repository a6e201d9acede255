import type { ReasonLine } from "./rank-reason.ts";

export function RankReasonList({ id, lines }: { id: string; lines: readonly ReasonLine[] }) {
  return (
    <dl id={id} className="grid gap-1.5 text-dense wrap-anywhere">
      {lines.map(({ head, text }) => (
        <div key={head}>
          <dt className="inline font-strong">
            <bdi>{head}</bdi>:{" "}
          </dt>
          <dd className="inline">{text}.</dd>
        </div>
      ))}
    </dl>
  );
}
