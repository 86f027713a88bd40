import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { findEnquiry } from '#server/features/enquiries/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { lookupByAsker, lookupByOwner, requireAsker } from '#server/features/enquiries/threads/access.ts';
import { presentAsked } from '#server/features/enquiries/threads/asked-view.ts';
import { sayClosed } from '#server/features/enquiries/threads/closed.ts';
import { countAsked, findAsked, selectAsked, selectAskedById } from '#server/features/enquiries/threads/queries/asked.ts';
import { findThread } from '#server/features/enquiries/threads/queries/threads.ts';
import { readMessages } from '#server/features/enquiries/threads/read-messages.ts';
import { hideNumbers, hideNumbersIn } from '#server/features/enquiries/threads/view.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { askedFields } from '#shared/schemas/enquiry-fields.ts';
import type { Asked, AskedPage, AskedThread, OwnerThread } from '#shared/schemas/threads.ts';

/**
 * A conversation of the owner who asks.
 * @throws 401 for visitors, 403 for other accounts, 404 for an enquiry to somebody else.
 */
export async function readReceivedThread(context: Context, viewer: Viewer, enquiryId: string): Promise<OwnerThread> {
  const { db } = context;
  const { access, notFound } = lookupByOwner(viewer, enquiryId);
  const thread = await findThread(db, enquiryId, access);
  const row = thread?.business_id ? await findEnquiry(db, thread.business_id, enquiryId) : undefined;
  if (!thread || !row) throw notFound();
  const requirement = thread.requirement_id;
  const [messagesOf, pictures] = await Promise.all([
    readMessages(context, [enquiryId], { asBusiness: true }),
    listPrivatePictures(context, 'requirement_id', requirement === null ? [] : [requirement]),
  ]);
  const photos = (requirement !== null && pictures.get(requirement)) || [];
  return { enquiry: presentEnquiry(row), photos, messages: messagesOf(enquiryId), closed: sayClosed(thread, 'owner') };
}

/**
 * A conversation of whoever sent the enquiry, with their account or by the link of a mail, which shows no phone numbers.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else.
 */
export async function readAskedThread(context: Context, viewer: Viewer, key: string): Promise<AskedThread> {
  const { db } = context;
  const { enquiryId, access, byLink, notFound } = lookupByAsker(context, viewer, key);
  const thread = await findThread(db, enquiryId, access);
  const row = thread && (await findAsked(db, enquiryId));
  if (!thread || !row) throw notFound();
  const messagesOf = await readMessages(context, [enquiryId], { withPass: byLink });
  const [enquiry, messages] = [presentAsked(row), messagesOf(enquiryId)];
  const closed = sayClosed(thread, 'asker');
  const mayReopen = thread.may_reopen;
  if (!byLink) return { enquiry, messages, closed, mayReopen, byLink };
  const last = enquiry.lastMessage && { ...enquiry.lastMessage, body: hideNumbers(enquiry.lastMessage.body) };
  return {
    enquiry: { ...enquiry, ...hideNumbersIn(enquiry, askedFields), lastMessage: last, requestId: null },
    messages: messages.map((message) => ({ ...message, body: hideNumbers(message.body) })),
    closed,
    mayReopen,
    byLink,
  };
}

/**
 * A page of what the account that asks has sent to businesses, the last that was written in first.
 * @throws 401 for visitors, 403 for admins.
 */
export async function listAsked(
  { db }: Context,
  viewer: Viewer,
  { page, after, limit }: { page: number; after?: string | undefined; limit: number },
): Promise<AskedPage> {
  const sender = senderColumns(requireAsker(viewer));
  const [rows, totalEnquiries] = await Promise.all([
    selectAsked(db, sender, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    countAsked(db, sender),
  ]);
  return {
    enquiries: rows.slice(0, limit).map(presentAsked),
    ...nextOf(rows, limit, ({ enquiry_id }) => enquiry_id),
    totalEnquiries,
    totalPages: Math.ceil(totalEnquiries / limit),
    currentPage: page,
  };
}

/** Some of what an account has sent to businesses, by their ids. */
export async function readAskedById({ db }: Pick<Context, 'db'>, asker: PublicAccount, ids: string[]): Promise<Map<string, Asked>> {
  const rows = await selectAskedById(db, senderColumns(asker), ids);
  return new Map(rows.map((row) => [row.enquiry_id, presentAsked(row)]));
}
