import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { About, Fallback } from '#server/features/short-messages/news.ts';
import { insertMessage } from '#server/features/short-messages/queries.ts';
import { shortMessageRefusals } from '#server/features/short-messages/refusals.ts';
import { sendMessage } from '#server/features/short-messages/send-message.ts';
import { kindOf, type ValuesOf, type WayName } from '#server/messages/kinds.ts';
import { isIndianMobile } from '#shared/phone.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

interface NewMessage<Kind extends MessageKind> {
  kind: Kind;
  language: Language;
  /** E.164: '+919876543210'. */
  to: string;
  values: ValuesOf<Kind>;
  /** The way that it is tried by first, where whoever waits for it has chosen one. */
  by?: Exclude<WayName, 'folder'> | undefined;
  /** Whose message it is; none for a number without an account. */
  account?: PublicAccount | undefined;
  /** The conversation that it tells of: an answer to it belongs there. */
  enquiryId?: string | undefined;
  /** By what it is seen, before it goes out, that there is nothing more to tell. */
  about?: About | undefined;
  /** The job that brings the same news where the message does not arrive; none where something else brings it anyway. */
  fallback?: Fallback | undefined;
  /** How long it may still be taken back. */
  afterSeconds?: number | undefined;
}

/**
 * Puts a short message into its queue as part of the caller's transaction: it is sent when, and only when, that commits; at least once and
 * normally exactly once (docs/decisions/210-short-messages.md). Numbers of other countries are refused: they are how strangers spend a
 * site's money.
 * @returns the id of the message.
 * @throws 400 for a number that is no mobile number of India.
 */
export async function queueMessage<Kind extends MessageKind>(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { kind, language, to, values, by, account, enquiryId, about = {}, fallback, afterSeconds = 0 }: NewMessage<Kind>,
): Promise<string> {
  if (!/^\+91\d{10}$/.test(to) || !isIndianMobile(to.slice(3))) throw shortMessageRefusals.noMobile();
  const now = new Date();
  const messageId = await insertMessage(transaction, {
    kind,
    language,
    phone_no: to,
    values: JSON.stringify(values),
    first_way: by ?? null,
    asked_at: now,
    ends_at: new Date(now.getTime() + kindOf(kind).life * 1_000),
    user_id: account?.kind === 'user' ? account.userId : null,
    business_id: account?.kind === 'contractor' ? account.businessId : null,
    enquiry_id: enquiryId ?? null,
    about: JSON.stringify(about),
    fallbacks: JSON.stringify(fallback ? [fallback] : []),
  });
  await jobs.enqueue(transaction, sendMessage, { messageId }, { afterSeconds });
  return messageId;
}
