import type { ReportStatus } from '#shared/schemas/reports.ts';

/** The places of the queue in their order, by the names that admins read. */
export const reportStatuses: Record<ReportStatus, string> = { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' };
