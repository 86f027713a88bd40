import type { Kysely, Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailboxOf } from '#server/features/email-addresses/mailbox.ts';
import {
  countNetworkLook,
  countSeenEver,
  countSeenToday,
  deletePastLooks,
  findLooker,
  insertPhoneView,
  lockLooker,
} from '#server/features/phone-views/queries.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import { networkOf } from '#server/routes/rate-limits.ts';
import { limits } from '#shared/limits.ts';
import type { PhoneAccess, PhoneLook } from '#shared/schemas/businesses.ts';

type Look = PhoneLook & { phoneAccess: PhoneAccess };

/** The team is told numbers uncounted, whatever they work on. */
const OF_TEAM = { phoneAccess: 'shown', leftToday: null } as const;
const SIGN_IN = { phoneAccess: 'sign_in', leftToday: null } as const;
const CONFIRM_EMAIL = { phoneAccess: 'confirm_email', leftToday: 0 } as const;

/**
 * Whether the viewer sees the phone number of a business that is not theirs, counted as seen when a user or another business does:
 * so many different businesses a day of India, each one free for the rest of that day; the plan lifts the limit (docs/product/rules.md).
 * Accounts of which neither address nor number is proven see a few in all, and so many a day with all others of their network (docs/decisions/040-accounts.md);
 * proven ones share their mailbox's numbers, or their number's.
 * @param ip where the viewer asks from.
 */
export async function viewPhone(context: Context, viewer: Viewer, businessId: string, ip: string): Promise<Look> {
  if (isOfArea(viewer, 'own')) return OF_TEAM;
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return SIGN_IN;
  const limit = await getPhoneViewLimit(context);
  return context.db.transaction().execute(async (transaction) => {
    const looker = await lockLooker(transaction, viewer);
    if (!looker) return SIGN_IN;
    const { n, isSeen } = await countSeenToday(transaction, viewer, businessId);
    const ever = await findUnprovenLooks(transaction, viewer, looker, businessId);
    if (!isSeen) {
      if (ever && !ever.isSeen && ever.n >= limits.unprovenNumbers) return CONFIRM_EMAIL;
      if (looker.plan === 'free' && n >= limit) return { phoneAccess: 'limit_reached', leftToday: 0 };
      if (ever && !ever.isSeen && !(await hasRoomInNetwork(context, transaction, ip))) return CONFIRM_EMAIL;
      if (!ever && looker.plan === 'free' && !(await hasRoomOfOwner(context, transaction, looker, limit)))
        return { phoneAccess: 'limit_reached', leftToday: 0 };
      await insertPhoneView(transaction, viewer, businessId);
    }
    const seen = { today: isSeen ? n : n + 1, unproven: ever && (ever.isSeen ? ever.n : ever.n + 1) };
    return { phoneAccess: 'shown', ...leftOf(looker.plan, limit, seen) };
  });
}

/**
 * What a page may show of a number without counting it as seen.
 * @returns 'shown' for one that was seen today, which is free until the day ends; 'on_request' where the viewer has to ask for it.
 */
export async function peekAtPhone(context: Context, viewer: Viewer, businessId: string) {
  if (isOfArea(viewer, 'own')) return OF_TEAM;
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return SIGN_IN;
  const { n, isSeen } = await countSeenToday(context.db, viewer, businessId);
  if (!isSeen) return { phoneAccess: 'on_request' as const, leftToday: null };
  const [looker, limit] = await Promise.all([findLooker(context.db, viewer), getPhoneViewLimit(context)]);
  const ever = looker && (await findUnprovenLooks(context.db, viewer, looker, businessId));
  return { phoneAccess: 'shown' as const, ...leftOf(looker?.plan, limit, { today: n, unproven: ever?.n }) };
}

/** What an account is reached by, and when that was proven. */
interface Proofs {
  email: string | null;
  email_proven_at: Date | null;
  phone_no: string | null;
  phone_proven_at: Date | null;
}

/** What an account has seen ever, while that counts: neither its address nor its number is proven. */
async function findUnprovenLooks(db: Kysely<DB>, account: PublicAccount, { email_proven_at, phone_proven_at }: Proofs, businessId: string) {
  return (email_proven_at ?? phone_proven_at) === null ? countSeenEver(db, account, businessId) : undefined;
}

/** Counts a look of an account without a proven address from where it asks. A customer of IPv6 may have a /48, so that is counted as one. */
async function hasRoomInNetwork({ config, signer }: Context, transaction: Transaction<DB>, ip: string) {
  if (!config.RATE_LIMITS) return true;
  return countNetworkLook(transaction, signer.digest('network-looks', networkOf(ip, 3)), limits.unprovenNumbersOfNetwork);
}

/**
 * Counts a look of a proven account with all others of its mailbox, or of its number where no address is proven: tags and dots prove as many
 * accounts as somebody likes, and so does one number.
 */
async function hasRoomOfOwner({ signer }: Context, transaction: Transaction<DB>, looker: Proofs, limit: number) {
  const owner =
    looker.email !== null && looker.email_proven_at !== null
      ? signer.digest('mailbox-looks', mailboxOf(looker.email))
      : signer.digest('number-looks', looker.phone_no ?? '');
  return countNetworkLook(transaction, owner, limits.accountsOfMailbox * limit);
}

/** @param seen `unproven` is what an account has seen ever whose address is not proven. */
function leftOf(plan: string | undefined, limit: number, seen: { today: number; unproven: number | undefined }): PhoneLook {
  const ofDay = plan === 'free' ? Math.max(0, limit - seen.today) : undefined;
  const ofUnproven = seen.unproven === undefined ? undefined : Math.max(0, limits.unprovenNumbers - seen.unproven);
  if (ofUnproven === undefined || (ofDay !== undefined && ofDay < ofUnproven)) return { leftToday: ofDay ?? null };
  return { leftToday: ofUnproven, untilConfirmed: true };
}

/** Forgets what networks have seen on days that are over. */
export function forgetPastLooks({ db }: Pick<Context, 'db'>): Promise<void> {
  return deletePastLooks(db);
}
