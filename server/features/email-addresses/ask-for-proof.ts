import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { mailProof } from '#server/features/email-addresses/mail-proof.ts';
import { findAddress } from '#server/features/email-addresses/proof-queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Mails the link that proves an address once more to the account that asks.
 * @returns whether there was something to prove: an address that is proven is mailed nothing.
 * @throws 401 for visitors, 403 for admins, 429 when the account, or the address, had too many mails.
 */
export async function askForProof(context: Pick<Context, 'config' | 'db' | 'jobs'>, viewer: Viewer): Promise<boolean> {
  const account = requireAccount(viewer);
  const address = await findAddress(context.db, account);
  if (!address) throw refusals.notSignedIn();
  const { email, is_due: isDue } = address;
  if (email === null || !isDue) return false;
  await context.db.transaction().execute(async (transaction) => {
    await countMail(context, transaction, { by: { viewer: account, doing: 'edits' }, to: { proof: email } });
    await context.jobs.enqueue(transaction, mailProof, account);
  });
  return true;
}

function requireAccount(viewer: Viewer): PublicAccount {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  refuseMembers(viewer);
  if (viewer.kind === 'admin' || viewer.kind === 'key') throw refusals.notAllowed();
  return viewer;
}
