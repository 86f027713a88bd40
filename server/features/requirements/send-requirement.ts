import type { Kysely, Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { toEnquiryColumns } from '#server/db/enquiry-columns.ts';
import type { DB } from '#server/db/types.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { type EnquiryAsker, storeEnquiry } from '#server/features/enquiries/store-enquiry.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { keepPrivatePictures } from '#server/features/private-pictures/keep-private-pictures.ts';
import { getAskable } from '#server/features/requirements/get-askable.ts';
import { mailRequirement } from '#server/features/requirements/mail-requirement.ts';
import { insertRequirement, selectSent, senderOf } from '#server/features/requirements/queries.ts';
import { type RequirementPlace, readPlace } from '#server/features/requirements/read-place.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';
import { requirementAddress } from '#server/features/requirements/requirement-link.ts';
import { toEnquiry } from '#server/features/requirements/to-enquiry.ts';
import { enteredFacts } from '#shared/schemas/enquiry-fields.ts';
import { type RequirementInput, sharedPhone } from '#shared/schemas/requirements.ts';
import { serviceName } from '#shared/service-name.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { shortMessagesText } from '#shared/texts.ts';

/**
 * Sends what somebody needs to the businesses that they chose, and to nobody else: one request and an ordinary enquiry to each, with
 * their mails, or nothing at all (docs/decisions/163-requests-for-quotes.md). The same form again sends nothing more.
 * @returns the page of the request, for whoever sent it, and whether the team reads it first.
 * @throws 400 for an unknown place and for one's own business, 404 for one that is not public, what `savePictures` and
 * `storeEnquiry` throw.
 */
export async function sendRequirement(
  context: Context,
  { viewer, caller }: EnquiryAsker,
  input: RequirementInput,
): Promise<{ address: string; isWithheld: boolean }> {
  const { db, gazetteer, media, signer } = context;
  if (input.website) return { address: '/get-quotes', isWithheld: false };
  const place = readPlace(gazetteer, input.place);
  if (!place) throw requirementRefusals.requirementPlaceUnknown();
  const sender = { ...senderOf(viewer), email: input.email };
  const findSent = () => selectSent(db, input.sendKey, sender);
  let isWithheld = false;
  let id = await findSent();
  if (!id) {
    // In one order for all: two that ask the same businesses would wait for each other.
    const ids = input.businesses.map((business) => business.toLowerCase()).toSorted();
    await Promise.all(ids.map((business) => getAskable(context, viewer, business)));
    id = await savePictures(media, input.images, 'private', async (keys) => {
      const write = (transaction: Transaction<DB>) =>
        writeRequirement(context, transaction, { viewer, caller }, { input, place, ids, keys });
      const written = await db.transaction().execute(write);
      if (!written) await removeUnreferenced(context, 'private', keys);
      isWithheld = written?.isWithheld ?? false;
      return written?.requirementId;
    });
  }
  id ??= await findSent();
  // Somebody else's form: nothing of it is told.
  if (!id) throw refusals.invalidRequest();
  return { address: requirementAddress(signer, viewer, id), isWithheld };
}

interface Written {
  input: RequirementInput;
  place: RequirementPlace;
  /** The businesses. */
  ids: string[];
  /** The photos. */
  keys: string[];
}

/** @returns the id of the request, and whether it waits for the team; nothing when the form has sent it already. */
async function writeRequirement(context: Context, transaction: Transaction<DB>, asker: EnquiryAsker, { input, place, ids, keys }: Written) {
  const { sendKey, name, email, service, work, timing, budget = null } = input;
  const request = {
    ...senderOf(asker.viewer),
    ...place,
    ...{ send_key: sendKey, name, email, phone_no: sharedPhone(input), service, work, timing, budget },
    ...toEnquiryColumns(input, enteredFacts),
    language: currentLanguage(),
    consented_at: new Date(),
  };
  const requirementId = await insertRequirement(transaction, request);
  if (!requirementId) return undefined;
  await keepPrivatePictures(transaction, { requirement_id: requirementId }, keys);
  const enquiry = toEnquiry(request, keys.length);
  let isWithheld = false;
  for (const businessId of ids) {
    const stored = await storeEnquiry(context, transaction, asker, { businessId, ...enquiry, requirementId });
    isWithheld ||= stored.isWithheld;
  }
  const to = (await isOwnAddress(transaction, asker.viewer, email)) ? { person: email } : { stranger: email, of: 'enquiry' as const };
  if (await hasRoomForMail(context, transaction, { to })) {
    await confirmRequirement(context, transaction, asker.viewer, { requirementId, email, service, count: ids.length, isWithheld });
  }
  return { requirementId, isWithheld };
}

/** Has whoever asks told where the answers come together: by the ways that an account has chosen; who has none is mailed. */
async function confirmRequirement(
  context: Context,
  transaction: Transaction<DB>,
  viewer: Viewer,
  sent: { requirementId: string; email: string; service: string; count: number; isWithheld: boolean },
): Promise<void> {
  const { requirementId, email, service, count, isWithheld } = sent;
  const mail = { job: mailRequirement, data: { requirementId } };
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return context.jobs.enqueue(transaction, mail.job, mail.data);
  await tell(context, transaction, viewer, {
    topic: viewer.kind === 'user' ? 'answers' : 'enquiries',
    kind: 'asked',
    values: () => ({
      business: shortMessagesText.toSeveral(count),
      work: serviceName(service),
      outcome: isWithheld ? shortMessagesText.outcomeReadFirst : shortMessagesText.outcomeSent,
      link: requirementAddress(context.signer, viewer, requirementId),
    }),
    about: {},
    mail,
    email,
    isByOneWay: true,
  });
}

/** Whether an address is the proven one of the account that asks: any other may be a stranger's. */
async function isOwnAddress(db: Kysely<DB>, viewer: Viewer, email: string): Promise<boolean> {
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return false;
  const addressee = await findAddressee(db, viewer);
  return addressee?.isProven === true && isSameAddress(addressee.email, email);
}
