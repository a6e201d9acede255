import type { SnapshotRecord } from "../db/records.ts";

type Without<Row> = Row extends unknown ? Omit<Row, "seal"> : never;
type Unsealed = Without<SnapshotRecord>;

/** 53 bits of what a snapshot says, so that a damaged one is folded again and not shown (S20). */
function sealOf(record: Unsealed): number {
  const { seal: _, ...said } = record as SnapshotRecord;
  const text = JSON.stringify(said, (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0);
}

export function sealed(record: Unsealed): SnapshotRecord {
  return { ...record, seal: sealOf(record) } as SnapshotRecord;
}

export function isSealed(record: SnapshotRecord): boolean {
  return typeof record.seal === "number" && record.seal === sealOf(record);
}
