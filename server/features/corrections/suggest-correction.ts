import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { findSuggester } from '#server/features/corrections/find-suggester.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import { mailCorrectionLink } from '#server/features/corrections/mail-corrections.ts';
import { requireRoom, tellOwner } from '#server/features/corrections/open-correction.ts';
import { deleteUnproven, type EntryRow, findEntry, insertCorrection, lockEntry } from '#server/features/corrections/queries.ts';
import { correctionRefusals } from '#server/features/corrections/refusals.ts';
import { isShown, pickColumns, settleValue } from '#server/features/corrections/settle-value.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';
import type { CorrectionInput } from '#shared/schemas/corrections.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * An entry of which somebody may say what is wrong.
 * @throws 403 for the team, which edits it, and keys; 404 for one that is not listed; 409 for one's own, or one that they work for.
 */
export async function getCorrectable({ db }: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<EntryRow> {
  if (viewer.kind === 'admin' || viewer.kind === 'key') throw refusals.notAllowed();
  const entry = requireListed(isUuid(businessId) ? await findEntry(db, businessId) : undefined);
  if (await isOfBusiness(db, viewer, entry.business_id)) throw correctionRefusals.ownEntry();
  return entry;
}

/** @throws 404 for an entry that is gone or not listed. */
export function requireListed(entry: EntryRow | undefined): EntryRow {
  if (entry?.status !== 'approved') throw businessRefusals.businessNotFound();
  return entry;
}

/**
 * Suggests a correction of a listed business: to its owner, or to the team where it has none. Who has proven neither address nor number is mailed
 * a link first, and what is said of this person (that it was refused, that there are too many) is said to whoever has opened it.
 * @returns whether a link is on its way.
 * @throws what `getCorrectable` and `requireRoom` throw; 400 without a proof and an address; 409 for what is so already, or is suggested already; 429
 *   after too many mails.
 */
export async function suggestCorrection(context: Context, viewer: Viewer, businessId: string, input: CorrectionInput): Promise<boolean> {
  const entry = await getCorrectable(context, viewer, businessId);
  const { field, source, email, website } = input;
  if (website) return false;
  const by = await findSuggester(context.db, viewer);
  if (!by && !email) throw correctionRefusals.emailNeeded();
  const value = await settleValue(context, entry, input);
  return context.db.transaction().execute(async (transaction) => {
    const now = requireListed(await lockEntry(transaction, entry.business_id));
    const shown = pickColumns(field, now);
    // Visitors pay for a number by a look of the day: who has no account hears that they have guessed it with the link.
    if (field !== 'closed' && (by || field !== 'phoneNo') && isShown(value, now)) throw correctionRefusals.sameAsShown();
    const row = { ...{ business_id: now.business_id, field, value, shown, source }, language: currentLanguage() };
    if (by) {
      await requireRoom(transaction, by, { businessId: now.business_id, field });
      const state = now.has_owner ? 'owner' : 'team';
      const correctionId = await insertCorrection(transaction, { ...row, by, state }, correctionLimits.ownerDays);
      if (state === 'owner') await tellOwner(context, transaction, { correctionId, businessId: now.business_id, name: now.name });
      return false;
    }
    const address = email ?? '';
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to: { stranger: address, of: 'correction' } });
    await deleteUnproven(transaction, { businessId: now.business_id, field, email: address });
    const unproven = { ...row, by: { email: address }, state: 'unproven' };
    const correctionId = await insertCorrection(transaction, unproven, correctionLimits.ownerDays);
    await context.jobs.enqueue(transaction, mailCorrectionLink, { correctionId });
    return true;
  });
}
