import type { GrievanceRow } from '#server/features/grievances/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import type { Grievance } from '#shared/schemas/grievances.ts';

/** A complaint for the team, and for nobody else. */
export function presentGrievance(row: GrievanceRow): Grievance {
  return {
    _id: row.grievance_id,
    number: row.number,
    kind: row.kind as Grievance['kind'],
    page: row.page,
    message: row.message,
    name: shownName(row.name),
    email: row.email,
    addressProven: row.proven_at !== null,
    status: row.status as Grievance['status'],
    action: row.action as Grievance['action'],
    outcome: row.outcome,
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}
