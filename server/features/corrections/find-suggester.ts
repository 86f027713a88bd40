import type { Kysely } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findProofs } from '#server/features/corrections/queries.ts';
import type { Suggester } from '#server/features/corrections/suggester.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whoever asks, where their account has proven an address or a number; nobody else. */
export async function findSuggester(db: Kysely<DB>, viewer: Viewer): Promise<(Suggester & { account: PublicAccount }) | undefined> {
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return undefined;
  const found = await findProofs(db, viewer);
  if (!found || (!found.has_email && !found.has_phone)) return undefined;
  return { account: viewer, ...(found.has_email && found.email ? { email: found.email } : {}) };
}
