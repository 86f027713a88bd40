import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { DAYS_TO_CONFIRM } from '#server/features/saved-searches/bounds.ts';
import { claimSearch, findConfirmable, lockConfirmed, setSearchConfirmed } from '#server/features/saved-searches/queries.ts';
import { savedSearchRefusals } from '#server/features/saved-searches/refusals.ts';
import { findOwner } from '#server/features/saved-searches/save-search.ts';
import { presentSearch } from '#server/features/saved-searches/view.ts';
import { limits } from '#shared/limits.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';

/** The search that a link asks to confirm; none when the link is dead. Opening its page confirms nothing. */
export async function findSearchToConfirm({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<SavedSearch | undefined> {
  const id = readSignedId(signer, 'search-confirm', token);
  const found = id && (await findConfirmable(db, id, DAYS_TO_CONFIRM));
  return found ? presentSearch(found) : undefined;
}

/**
 * Begins to tell the address that the link was mailed to; a second time changes nothing. Whoever has the link reads that mailbox, so no
 * session is asked for; who is signed in with that address finds the search in their account.
 * @throws 400 when the link is none of ours, has expired, or the search was ended; 409 when the address has 20 already.
 */
export async function confirmSearch({ db, signer }: Pick<Context, 'db' | 'signer'>, viewer: Viewer, token: string): Promise<void> {
  const id = readSignedId(signer, 'search-confirm', token);
  if (!id) throw savedSearchRefusals.deadSearchLink();
  await db.transaction().execute(async (transaction) => {
    const search = await findConfirmable(transaction, id, DAYS_TO_CONFIRM);
    if (!search) throw savedSearchRefusals.deadSearchLink();
    if ((await lockConfirmed(transaction, search.email, id)) >= limits.savedSearches) throw savedSearchRefusals.tooManySavedSearches();
    await setSearchConfirmed(transaction, id);
    await agree(transaction, { kind: 'mail', email: search.email }, 'saved_searches', 'link');
    const account = await findOwner(transaction, viewer, search.email);
    if (account) await claimSearch(transaction, id, account);
  });
}
