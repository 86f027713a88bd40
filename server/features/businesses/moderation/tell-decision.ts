import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type ChangeJob, mailChange } from '#server/features/businesses/moderation/mail-change.ts';
import { type DecisionJob, mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { type ChangesDecidedJob, mailChangesDecided } from '#server/features/businesses/waiting-changes/mail-changes-decided.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { shortMessagesText } from '#shared/texts.ts';

type Decided = Required<DecisionJob> & { name: string };

/** Has an owner told of a decision of the team's, in its transaction; nothing of it reaches them once it was taken back. */
export async function tellDecision(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...job }: Decided,
  afterSeconds: number,
): Promise<void> {
  const { businessId, status, decision } = job;
  await tell(
    context,
    transaction,
    { kind: 'contractor', businessId },
    {
      topic: 'decisions',
      kind: 'decision',
      values: () => ({
        business: name,
        outcome: status === 'approved' ? shortMessagesText.decisionApproved : shortMessagesText.decisionRejected,
        link: '/profilesupplier',
      }),
      about: { decision },
      mail: { job: mailDecision, data: job },
      afterSeconds,
    },
  );
}

/** Has an owner told what the team said of their changes, in its transaction. */
export async function tellChangesDecided(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...job }: ChangesDecidedJob & { name: string },
): Promise<void> {
  await tell(
    context,
    transaction,
    { kind: 'contractor', businessId: job.businessId },
    {
      topic: 'decisions',
      kind: 'decision',
      values: () => ({ business: name, outcome: shortMessagesText.decisionOnChanges, link: '/profilesupplier' }),
      about: {},
      mail: { job: mailChangesDecided, data: job },
    },
  );
}

/** Has an owner told that the team has changed their business, in its transaction. */
export async function tellChange(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...job }: ChangeJob & { name: string },
): Promise<void> {
  await tell(
    context,
    transaction,
    { kind: 'contractor', businessId: job.businessId },
    {
      topic: 'decisions',
      kind: 'decision',
      values: () => ({ business: name, outcome: shortMessagesText.decisionChanged, link: '/profilesupplier' }),
      about: {},
      mail: { job: mailChange, data: job },
      isByOneWay: true,
    },
  );
}
