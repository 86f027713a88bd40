import { randomInt } from 'node:crypto';
import { speakingTo } from '#server/base/language.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { hashCode } from '#server/features/checks/letters/code-hash.ts';
import { mailLetterMade } from '#server/features/checks/letters/mail-letter-made.ts';
import { lockAddressee, putLetter } from '#server/features/checks/letters/queries.ts';
import { writeLetter } from '#server/features/checks/letters/write-letter.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { AddressLetter } from '#shared/schemas/checks.ts';

/**
 * Makes the code of a letter to the address of a business, in the place of an earlier one, and the words of the letter in the language of its
 * owner, who is mailed that it comes. The code is told this once: the database has its hash.
 * @throws 401, 403 for all but admins; 404 for a business that is not there; 409 for one without an address.
 */
export async function makeLetter(
  { db, config, jobs }: Pick<Context, 'db' | 'config' | 'jobs'>,
  viewer: Viewer,
  businessId: string,
): Promise<AddressLetter> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw checkRefusals.businessGone();
  const code = String(randomInt(10 ** limits.letters.digits)).padStart(limits.letters.digits, '0');
  const codeHash = await hashCode(code);
  return db.transaction().execute(async (transaction) => {
    const business = await lockAddressee(transaction, businessId);
    if (!business) throw checkRefusals.businessGone();
    const { name, address, city, state, language } = business;
    if (!address?.trim()) throw checkRefusals.noAddress();
    const { letter_id: id, ends_on: endsOn } = await putLetter(transaction, businessId, adminId, codeHash);
    const changes = { way: { before: null, after: 'letter' } };
    await recordChange(transaction, { adminId, action: 'send', subject: { kind: 'check', id, name: `${name}: address` }, changes });
    await jobs.enqueue(transaction, mailLetterMade, { letterId: id });
    const to = [name, address, city, state];
    return { endsOn, text: speakingTo(language, () => writeLetter({ to, code, endsOn, publicUrl: config.PUBLIC_URL })) };
  });
}
