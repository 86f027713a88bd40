import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { UNDOABLE_SECONDS } from '#server/features/businesses/moderation/decide.ts';
import { type News, tell } from '#server/features/message-choices/tell.ts';
import { mailRefusal, mailRemoval, mailReplyRemoval } from '#server/features/reviews/mail-removal.ts';
import { mailReply } from '#server/features/reviews/mail-reply.ts';
import type { RemovalReason } from '#shared/removal-reasons.ts';
import { shortMessagesText } from '#shared/texts.ts';

type Jobs = Pick<Context, 'jobs'>;

/** The business that a review is of, and who wrote it. */
interface Reviewed {
  businessId: string;
  business: string;
}
type Written = Reviewed & { userId: string };

const pageOf = ({ businessId }: Reviewed) => `/viewdetails/${businessId}`;

/** Has who wrote a review told what the business answers, in the transaction that keeps that. */
export async function tellReply(jobs: Jobs, transaction: Transaction<DB>, reviewId: string, review: Written): Promise<void> {
  const { userId, business } = review;
  await tell(
    jobs,
    transaction,
    { kind: 'user', userId },
    {
      topic: 'reviews',
      kind: 'reply',
      values: () => ({ business, link: pageOf(review) }),
      about: { replyTo: reviewId },
      mail: { job: mailReply, data: { reviewId } },
    },
  );
}

/**
 * Has who wrote a review told that the team took it down, in that transaction; not if it is back by then.
 * @param undoable whether the news waits until the page offers no more to take that back.
 */
export function tellRemoval(
  jobs: Jobs,
  transaction: Transaction<DB>,
  reason: RemovalReason,
  review: Written & { reviewId: string },
  { undoable = false }: { undoable?: boolean | undefined },
): Promise<void> {
  const { reviewId, userId, businessId } = review;
  return tellDecided(jobs, transaction, review, {
    outcome: () => shortMessagesText.outcomeRemoved,
    about: { removedReview: reviewId },
    mail: { job: mailRemoval, data: { reviewId, userId, businessId, reason } },
    afterSeconds: undoable ? UNDOABLE_SECONDS : 0,
  });
}

/** Has who wrote a review that was held told that the team does not show it, in that transaction. */
export function tellRefusal(jobs: Jobs, transaction: Transaction<DB>, reviewId: string, review: Written): Promise<void> {
  return tellDecided(jobs, transaction, review, {
    outcome: () => shortMessagesText.outcomeRefused,
    about: { reviewId, state: 'refused' },
    mail: { job: mailRefusal, data: { reviewId } },
  });
}

type Decided<Data extends object> = Pick<News<'moderation', Data>, 'about' | 'mail' | 'afterSeconds'> & { outcome: () => string };

/** What the team decided on a review, for who wrote it. */
function tellDecided<Data extends object>(
  jobs: Jobs,
  transaction: Transaction<DB>,
  review: Written,
  { outcome, ...decided }: Decided<Data>,
): Promise<void> {
  const { userId, business } = review;
  return tell(
    jobs,
    transaction,
    { kind: 'user', userId },
    {
      topic: 'reviews',
      kind: 'moderation',
      values: () => ({ writing: shortMessagesText.writingReview, business, outcome: outcome(), link: pageOf(review) }),
      ...decided,
    },
  );
}

/** Has an owner told that the team took down their reply to a review, in that transaction. */
export async function tellReplyRemoval(jobs: Jobs, transaction: Transaction<DB>, reviewId: string, review: Reviewed): Promise<void> {
  const { businessId, business } = review;
  await tell(
    jobs,
    transaction,
    { kind: 'contractor', businessId },
    {
      topic: 'decisions',
      kind: 'moderation',
      values: () => ({
        writing: shortMessagesText.writingReply,
        business,
        outcome: shortMessagesText.outcomeRemoved,
        link: pageOf(review),
      }),
      about: {},
      mail: { job: mailReplyRemoval, data: { reviewId } },
    },
  );
}
