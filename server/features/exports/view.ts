import type { Selectable } from 'kysely';
import type { Exports } from '#server/db/types.ts';
import type { Export } from '#shared/schemas/exports.ts';

export function presentExport(row: Selectable<Exports>): Export {
  return {
    _id: row.export_id,
    list: row.list as Export['list'],
    format: row.format as Export['format'],
    state: row.state as Export['state'],
    total: row.total,
    lookedAt: row.looked_at,
    written: row.written,
  };
}
