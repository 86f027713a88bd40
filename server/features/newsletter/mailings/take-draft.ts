import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { DB } from '#server/db/types.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { lockNewsletter } from '#server/features/newsletter/mailings/queries.ts';
import { newsletterRefusals } from '#server/features/newsletter/refusals.ts';

/**
 * A newsletter that is not sent yet, which nobody else can change or send until the transaction ends.
 * @throws 404 'Newsletter not found'; 409 when it was sent, or has changed since the version that the admin saw.
 */
export async function takeDraft(transaction: Transaction<DB>, newsletterId: string, version?: number | undefined) {
  const draft = isUuid(newsletterId) ? await lockNewsletter(transaction, newsletterId) : undefined;
  if (!draft) throw newsletterRefusals.newsletterNotFound();
  if (draft.status !== 'draft') throw newsletterRefusals.newsletterSent();
  checkVersion(version, draft.version);
  return draft;
}
