import { addressWith } from '#app/components/write-filters.ts';
import { searchAddress } from '#app/features/moderation/moderation-address.ts';
import { limits } from '#shared/limits.ts';
import type { Queued } from '#shared/schemas/what-waits.ts';
import { type WaitingKind, waitingKinds } from '#shared/waiting-kinds.ts';

/** The kinds whose page has them in the same order, each under its id. */
const LISTED: readonly WaitingKind[] = ['grievances', 'claims', 'reports', 'quarantined', 'checks', 'corrections'];

/** The address at which something that waits is decided, as near to it as its page leads. */
export function whereDecided({ _id, kind, business, other, name, place }: Queued): string {
  const { page } = waitingKinds[kind];
  if (LISTED.includes(kind)) {
    const number = Math.ceil(place / limits.pageSize.listing);
    return `${addressWith(page, { page: number > 1 ? number : undefined })}#${_id}`;
  }
  if (kind === 'messages' && name) return addressWith(page, { status: 'new', q: name });
  if (!business) return page;
  if (kind === 'businesses') return searchAddress({ q: business.name, status: 'pending' });
  if (kind === 'changes') return `${page}#${business._id}`;
  if (kind === 'reviews') return addressWith('/admin/reviews', { state: 'held', q: business.name });
  if (kind === 'duplicates' && other) return `${page}/${business._id}/${other._id}`;
  return page;
}
