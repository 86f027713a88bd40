import { addressWith } from '#app/components/write-filters.ts';
import { searchAddress } from '#app/features/moderation/moderation-address.ts';
import { teamInboxAddress } from '#app/features/team-inbox/team-inbox-search.ts';
import type { Found, SoughtKind } from '#shared/schemas/office-search.ts';

/** The page of something that was found. */
export function whereFound(kind: SoughtKind, { _id, name, facts, account }: Found): string {
  if (account) return account.kind === 'user' ? `/admin/users/${account._id}` : `/admin/business/${account._id}`;
  if (kind === 'businesses') return `/admin/business/${_id}`;
  if (kind === 'users') return `/admin/users/${_id}`;
  if (kind === 'orders') return addressWith('/admin/orders', { q: _id });
  return teamInboxAddress({ q: facts[0] ?? name });
}

/** The list of all of a kind that have the words; of enquiries to businesses there is none. */
export function listOfFound(kind: Exclude<SoughtKind, 'sent'>, q: string): string {
  if (kind === 'businesses') return searchAddress({ q });
  if (kind === 'enquiries') return teamInboxAddress({ q });
  return addressWith(`/admin/${kind}`, { q });
}
