import { type KeptRemark, presentRemark } from '#server/features/imports/remarks.ts';
import type { Source } from '#server/features/imports/sources/queries.ts';
import type { ImportSource, SourceResult, SourceWrites } from '#shared/schemas/import-sources.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A source for the team. */
export function presentSource(row: Source): ImportSource {
  return {
    _id: row.import_source_id,
    url: row.url,
    host: new URL(row.url).host,
    at: `${twoDigits(Math.floor(row.at_minute / 60))}:${twoDigits(row.at_minute % 60)}`,
    writes: row.writes as SourceWrites,
    isOn: row.is_on,
    nextAt: row.is_on ? row.next_at.toISOString() : null,
    fetchedAt: row.fetched_at?.toISOString() ?? null,
    result: row.result as SourceResult | null,
    fault: row.fault === null ? '' : presentRemark(row.fault as unknown as KeptRemark).text,
    failingSince: row.failing_since?.toISOString() ?? null,
    importId: row.import_id,
  };
}
