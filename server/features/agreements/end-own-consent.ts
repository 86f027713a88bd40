import type { Context, Viewer } from '#server/context.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { stopMessages } from '#server/features/message-choices/stop-messages.ts';
import { unsubscribeAddress } from '#server/features/newsletter/unsubscribe.ts';
import { endAllSearches } from '#server/features/saved-searches/end-search.ts';
import { removeAllDevices } from '#server/features/web-push/remove-devices.ts';
import type { EndablePurpose } from '#shared/schemas/consents.ts';

/**
 * Takes back what whoever asks has agreed to: it stops as its own link, word or button would stop it. A second time changes nothing.
 * @throws 401 for visitors, 403 for admins.
 */
export async function endOwnConsent(context: Context, viewer: Viewer, purpose: EndablePurpose): Promise<void> {
  const account = requireAccount(viewer);
  if (purpose === 'phone_messages') return stopMessages(context, account);
  if (purpose === 'web_push') return account.kind === 'contractor' ? removeAllDevices(context, account) : undefined;
  const addressee = await findAddressee(context.db, account);
  const email = addressee?.isProven ? (addressee.email ?? undefined) : undefined;
  if (purpose === 'saved_searches') return endAllSearches(context, account, email);
  if (email !== undefined) await unsubscribeAddress(context, email);
}
