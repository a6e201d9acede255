/** Shows small labelled figures side by side in ruled cells; null is not known here yet. */
export function FigureRow({
  figures,
}: {
  figures: readonly (readonly [label: string, value: number | null])[];
}) {
  return (
    <dl className="flex gap-(--bw) border-t bg-line @max-[16rem]:flex-wrap">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-8.5 flex-auto flex-row-reverse items-center justify-end gap-1.5 bg-surface px-2 py-1 first:pl-3 @max-[16rem]:px-3 wide:px-3"
        >
          <dt className="text-tiny font-stretch-[74%] text-text-2">{label}</dt>
          <dd className="numeral text-lead">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
