import { refusals } from '#server/base/errors.ts';
import { pageUrl } from '#server/base/language.ts';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Signer } from '#server/base/signer.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { deleteOwnSearch, deleteSearch, deleteSearchesOf, findSearch } from '#server/features/saved-searches/queries.ts';
import { savedSearchRefusals } from '#server/features/saved-searches/refusals.ts';
import { presentSearch } from '#server/features/saved-searches/view.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';

/** Where a search is ended: a page for people, and what mail programs post to. It works as long as there is the search. */
export function endSearchUrl({ config, signer }: Pick<Context, 'config' | 'signer'>, savedSearchId: string): string {
  return pageUrl(config.PUBLIC_URL, `/saved-search/end?search=${signId(signer, 'search-end', savedSearchId)}`);
}

/**
 * The search that a link ends, null when it is ended. Opening its page ends nothing.
 * @throws 400 when the link is none of ours.
 */
export async function findSearchToEnd({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<SavedSearch | null> {
  const found = await findSearch(db, readId(signer, token));
  return found ? presentSearch(found) : null;
}

/**
 * Ends a search at once, with all that is kept of it; a second time changes nothing. Whoever has the link reads that mailbox, so no
 * session is asked for.
 * @throws 400 when the link is none of ours.
 */
export async function endSearchByLink({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<void> {
  await deleteSearch(db, readId(signer, token));
}

/**
 * Ends a search of the user who asks.
 * @throws 401 for all but users; 404 'Saved search not found', for somebody else's and a malformed id too.
 */
export async function endOwnSearch({ db }: Pick<Context, 'db'>, viewer: Viewer, savedSearchId: string): Promise<void> {
  const userId = requireUser(viewer, refusals.notSignedIn);
  const isEnded = isUuid(savedSearchId) && (await deleteOwnSearch(db, { kind: 'user', userId }, savedSearchId));
  if (!isEnded) throw savedSearchRefusals.savedSearchNotFound();
}

/**
 * Ends all searches of an account, and of an address that it has proven; a second time changes nothing.
 * @param email that address.
 */
export async function endAllSearches({ db }: Pick<Context, 'db'>, account: PublicAccount, email: string | undefined): Promise<void> {
  await db.transaction().execute((transaction) => deleteSearchesOf(transaction, account, email));
}

function readId(signer: Signer, token: string): string {
  const id = readSignedId(signer, 'search-end', token);
  if (!id) throw savedSearchRefusals.brokenSearchLink();
  return id;
}
