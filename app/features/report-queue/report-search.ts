import { readPage } from '#app/components/read-filters.ts';
import { type ReportStatus, reportStatus } from '#shared/schemas/reports.ts';

/** Which reports are shown: those that wait, unless the address asks for others. */
export interface ReportSearch {
  status: ReportStatus | undefined;
  page: number;
}

export function readReportSearch(query: URLSearchParams): ReportSearch {
  const status = query.get('status');
  return { status: status === 'all' ? undefined : (reportStatus.safeParse(status).data ?? 'open'), page: readPage(query) };
}

/** The address of the reports of a status, or of all, from their first page. */
export function reportsAddress(status: ReportStatus | undefined): string {
  return status === 'open' ? '/admin/reports' : `/admin/reports?status=${status ?? 'all'}`;
}
