import { readPage } from '#app/components/read-filters.ts';
import { type QuarantineStatus, quarantineStatus } from '#shared/schemas/bad-leads.ts';
import { quarantineText } from '#shared/texts.ts';

/** Which enquiries are shown: those that wait, unless the address asks for others. */
export interface QuarantineSearch {
  status: QuarantineStatus | undefined;
  page: number;
}

export function readQuarantineSearch(query: URLSearchParams): QuarantineSearch {
  const status = query.get('status');
  return { status: status === 'all' ? undefined : (quarantineStatus.safeParse(status).data ?? 'held'), page: readPage(query) };
}

/** The address of the enquiries of a status, or of all, from their first page. */
export function quarantineAddress(status: QuarantineStatus | undefined): string {
  return status === 'held' ? '/admin/quarantine' : `/admin/quarantine?status=${status ?? 'all'}`;
}

/** The places of the queue in their order, by the names that admins read. */
export const quarantineStatuses: Record<QuarantineStatus, string> = {
  get held() {
    return quarantineText.waiting;
  },
  get released() {
    return quarantineText.released;
  },
  get refused() {
    return quarantineText.refused;
  },
};
