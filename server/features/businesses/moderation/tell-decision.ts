import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type ChangeJob, mailChange } from '#server/features/businesses/moderation/mail-change.ts';
import { type DecisionJob, mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { type ChangesDecidedJob, mailChangesDecided } from '#server/features/businesses/waiting-changes/mail-changes-decided.ts';
import { type News, tell } from '#server/features/message-choices/tell.ts';
import type { About } from '#server/features/short-messages/news.ts';
import { shortMessagesText } from '#shared/texts.ts';

type Decided = Required<DecisionJob> & { name: string };

interface Outcome<Data extends object> extends Pick<News<'decision', Data>, 'mail' | 'isByOneWay' | 'afterSeconds'> {
  business: string;
  /** What was decided, in the language that is spoken. */
  outcome: () => string;
  about?: About;
}

function tellOutcome<Data extends { businessId: string }>(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { business, outcome, about = {}, ...how }: Outcome<Data>,
): Promise<void> {
  const values = () => ({ business, outcome: outcome(), link: '/profilesupplier' });
  const owner = { kind: 'contractor', businessId: how.mail.data.businessId } as const;
  return tell(context, transaction, owner, { topic: 'decisions', kind: 'decision', values, about, ...how });
}

/** Has an owner told of a decision of the team's, in its transaction; nothing of it reaches them once it was taken back. */
export function tellDecision(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...data }: Decided,
  afterSeconds: number,
): Promise<void> {
  const { status, decision } = data;
  const outcome = () => (status === 'approved' ? shortMessagesText.decisionApproved : shortMessagesText.decisionRejected);
  const mail = { job: mailDecision, data };
  return tellOutcome(context, transaction, { business: name, outcome, about: { decision }, mail, afterSeconds });
}

/** Has an owner told what the team said of their changes, in its transaction. */
export function tellChangesDecided(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...data }: ChangesDecidedJob & { name: string },
): Promise<void> {
  const mail = { job: mailChangesDecided, data };
  return tellOutcome(context, transaction, { business: name, outcome: () => shortMessagesText.decisionOnChanges, mail });
}

/** Has an owner told that the team has changed their business, in its transaction. */
export function tellChange(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { name, ...data }: ChangeJob & { name: string },
): Promise<void> {
  const mail = { job: mailChange, data };
  return tellOutcome(context, transaction, { business: name, outcome: () => shortMessagesText.decisionChanged, mail, isByOneWay: true });
}
