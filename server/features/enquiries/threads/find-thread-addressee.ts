import type { Kysely } from 'kysely';
import { pageUrl } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findSides } from '#server/features/enquiries/threads/queries/sides.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';
import { threadUrl } from '#server/features/enquiries/threads/thread-link.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Who is told of a conversation, by mail or otherwise. */
export interface Addressee {
  /** None where nothing is mailed. */
  email: string | null;
  /** Whose conversation it is; none for whoever asked without one, who is mailed. */
  account: PublicAccount | undefined;
  /** What a short message says, which goes to proven numbers alone. */
  inShort: { name: string; business: string; service: string; business_service: string; path: string };
  /** Of both sides; none for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  businessName: string | undefined;
  /** Whether a mail says what was written: its receiver reads the address, and what a business wrote comes of one whose own is proven. */
  mayQuote: boolean;
  /** In which they are mailed. */
  language: string;
  /** Nobody has shown yet that they read this address. */
  isStranger: boolean;
  /** Whose mails are counted. */
  counted: { person: string } | { stranger: string; of: 'enquiry' } | { business: string };
  /** The business has not got the enquiry yet: the team reads it first. */
  isWithheld: boolean;
  /** When the enquiry was sent. */
  askedAt: Date;
  /** Where they read it, as a mail of that moment says, in the language that is spoken then; a link opens it without an account. */
  linkFor(mailedAt: Date): { url: string; isLink: boolean };
}

/** Who of a conversation's sides is told and where; nobody where it has left, has neither address nor account, or has ended the link that is its only way in. */
export async function findThreadAddressee(
  context: Pick<Context, 'config' | 'signer'>,
  db: Kysely<DB>,
  enquiryId: string,
  side: Side,
): Promise<Addressee | undefined> {
  const { PUBLIC_URL } = context.config;
  const found = await findSides(db, enquiryId);
  if (!found?.business_id) return undefined;
  const { business_email, business_id: business, business_language, asker_language: language } = found;
  const sharedWith = (isProven: boolean) => ({
    name: typedFor({ isProven }, found.name),
    businessName: typedFor({ isProven }, found.business_name),
    isWithheld: found.is_withheld,
    askedAt: found.asked_at,
  });
  const inShort = (path: string) => {
    const { name, business_name, service, business_service } = found;
    return { name, business: business_name, service, business_service, path };
  };
  if (side === 'owner') {
    if (found.is_withheld) return undefined;
    const path = `/profilesupplier/enquiries/${enquiryId}`;
    const linkFor = () => ({ url: pageUrl(PUBLIC_URL, path), isLink: false });
    return {
      ...sharedWith(found.is_owner_proven),
      account: { kind: 'contractor', businessId: business },
      inShort: inShort(path),
      mayQuote: found.is_owner_proven,
      email: business_email,
      language: business_language,
      isStranger: false,
      counted: { business },
      linkFor,
    };
  }
  const account = askerAccount(found);
  const email = found.email || null;
  const isLink = found.link_ended_at === null && email !== null;
  if (!account && !isLink) return undefined;
  const path = `/user/enquiries/${enquiryId}`;
  const isStranger = !found.is_address_used && !found.is_asker_proven;
  const linkFor = (mailedAt: Date) => ({
    url: isLink ? threadUrl(context, enquiryId, mailedAt) : pageUrl(PUBLIC_URL, path),
    isLink,
  });
  // Whoever has written by the link of this conversation reads the address.
  const reads = found.is_asker_proven || found.link_used_at !== null;
  const shared = { ...sharedWith(reads), mayQuote: reads && found.is_owner_proven };
  const person = email ?? (account && accountOf(account)) ?? '';
  return {
    ...{ ...shared, email, account, language, isStranger, linkFor },
    inShort: inShort(path),
    counted: isStranger ? { stranger: person, of: 'enquiry' } : { person },
  };
}

function askerAccount({
  user_id,
  sender_business_id,
}: {
  user_id: string | null;
  sender_business_id: string | null;
}): PublicAccount | undefined {
  if (user_id !== null) return { kind: 'user', userId: user_id };
  return sender_business_id === null ? undefined : { kind: 'contractor', businessId: sender_business_id };
}
