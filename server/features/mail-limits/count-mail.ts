import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { countWithin } from '#server/features/mail-limits/queries.ts';

/** Mails an hour, beside what each address of the network may call (server/routes/rate-limits.ts). */
const MOST = {
  /** What a signed-in account causes by forms, and by changes of its own profile. */
  forms: 100,
  edits: 10,
  /** What an address that nobody has proved to read gets of one thing, whoever names it: a day. */
  stranger: 5,
  /** Links that prove one address, as accounts that name it ask for them: a day. */
  proof: 10,
  /** Questions whether an address wants the newsletter, or to be told of a search. */
  follower: 10,
  /** What a person, a business (its enquiries) and the site's team get. */
  person: 10,
  business: 300,
  /** What an owner gets of one writer's reviews, who may take them back and write them anew. */
  review: 1,
  /** What a review's writer gets of the business's reply, which may be taken back and written anew. */
  reply: 1,
  team: 1_000,
};

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What somebody causes to be mailed to an address that may be anybody's. Each is counted apart: none keeps the others from it. */
type Named = 'enquiry' | 'complaint' | 'request' | 'claim' | 'correction' | 'invitation' | 'parent' | 'welcome';

/** Who causes a mail and who gets it. */
interface Counted {
  /** None for visitors: their addresses are limited by themselves. */
  by?: { viewer: Viewer; doing: 'forms' | 'edits' };
  /**
   * None for what an account's owner must learn: mails that others cause may not keep it from them, nor the owner from their remedy.
   * Otherwise an e-mail address (what visitors cause to it never uses up what accounts ask for: `person`, `proof`), the id of the business that an enquiry is for, the business and the writer of a review, or the review that is answered.
   */
  to?:
    | { person: string }
    | { stranger: string; of: Named }
    | { proof: string }
    | { follower: string }
    | { business: string }
    | { reviewOf: string; by: string }
    | { replyTo: string }
    | 'team';
}

/**
 * Counts a mail in the transaction of what causes it.
 * @throws 429 when the account has caused, or the receiver got, as many as an hour allows.
 */
export async function countMail(context: Pick<Context, 'config'>, transaction: Transaction<DB>, counted: Counted): Promise<void> {
  const wait = await count(context, transaction, counted);
  if (wait > 0) throw refusals.tooManyRequests(wait);
}

/** Counts a mail that can wait. @returns the seconds after which there is room for it, 0 when it was counted. */
export function waitForMail(context: Pick<Context, 'config'>, transaction: Transaction<DB>, counted: Counted): Promise<number> {
  return count(context, transaction, counted);
}

/** Counts a mail that need not be sent. @returns whether there was room for it. */
export async function hasRoomForMail(context: Pick<Context, 'config'>, transaction: Transaction<DB>, counted: Counted): Promise<boolean> {
  return (await count(context, transaction, counted)) === 0;
}

async function count({ config }: Pick<Context, 'config'>, transaction: Transaction<DB>, { by, to }: Counted) {
  if (!config.RATE_LIMITS) return 0;
  const account = by && idOf(by.viewer);
  if (by && account) {
    const wait = await countWithin(transaction, subject('account', by.doing, account), { most: MOST[by.doing], seconds: HOUR });
    if (wait > 0) return wait;
  }
  if (!to) return 0;
  const [kind, name, ...of] = nameReceiver(to);
  const seconds = kind === 'stranger' || kind === 'proof' ? DAY : HOUR;
  return countWithin(transaction, subject(kind, name.toLowerCase(), ...of), { most: MOST[kind], seconds });
}

function nameReceiver(to: NonNullable<Counted['to']>): [kind: Exclude<keyof typeof MOST, 'forms' | 'edits'>, name: string, ...of: Named[]] {
  if (to === 'team') return ['team', ''];
  if ('person' in to) return ['person', to.person];
  if ('replyTo' in to) return ['reply', to.replyTo];
  if ('stranger' in to) return ['stranger', to.stranger, to.of];
  if ('proof' in to) return ['proof', to.proof];
  if ('follower' in to) return ['follower', to.follower];
  return 'business' in to ? ['business', to.business] : ['review', `${to.reviewOf} ${to.by}`];
}

function idOf(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer.userId;
  return viewer.kind === 'contractor' ? viewer.businessId : undefined;
}

function subject(...words: string[]) {
  return createHash('sha256').update(JSON.stringify(words)).digest();
}
