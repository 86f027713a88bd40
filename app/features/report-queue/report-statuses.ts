import type { ReportStatus } from '#shared/schemas/reports.ts';
import { reportQueueText } from '#shared/texts.ts';

/** The places of the queue in their order, by the names that admins read. */
export const reportStatuses: Record<ReportStatus, string> = {
  get open() {
    return reportQueueText.open;
  },
  get upheld() {
    return reportQueueText.upheld;
  },
  get dismissed() {
    return reportQueueText.dismissed;
  },
};
