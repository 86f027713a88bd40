import type { selectEntries } from '#server/features/audit/queries.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

export function presentAuditEntry(row: Row): AuditEntry {
  const changes = row.changes as Record<string, { before?: unknown; after?: unknown }>;
  return {
    _id: row.audit_entry_id,
    admin: row.admin_email,
    action: row.action as AuditEntry['action'],
    kind: row.subject_kind as AuditEntry['kind'],
    subject: { _id: row.subject_id, name: row.subject_name },
    changes: Object.entries(changes).map(([field, { before = null, after = null }]) => ({ field, before, after })),
    createdAt: row.created_at.toISOString(),
  };
}
