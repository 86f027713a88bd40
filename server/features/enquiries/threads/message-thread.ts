import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { Addressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import type { Span, selectTold } from '#server/features/enquiries/threads/queries/sides.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';
import { workOf } from '#server/features/enquiries/work-of.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { joinWaiting } from '#server/features/short-messages/join-waiting.ts';
import type { Fallback } from '#server/features/short-messages/news.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';
import { shortMessagesText } from '#shared/texts.ts';

interface Telling {
  enquiryId: string;
  side: Side;
  span: Span;
  addressee: Addressee & { account: PublicAccount };
  news: NonNullable<Awaited<ReturnType<typeof selectTold>>>;
  phoneNo: string;
  language: Language;
  /** What brings the news where the message does not arrive. */
  fallback: Fallback | undefined;
}

/** With what still waits of a conversation, more of it is told: an enquiry that came at night, and what was written to it before the morning. */
const JOINS: Partial<Record<MessageKind, MessageKind[]>> = { message: ['message', 'enquiry'], answer: ['answer'] };

/** Has a side of a conversation told on its phone of what a mail would tell it, in the transaction that fixes that. */
export async function messageThread(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { enquiryId, side, span, addressee, news, phoneNo, language, fallback }: Telling,
): Promise<void> {
  const { account } = addressee;
  const message = speakingTo(language, () => composeNews(side, addressee, news));
  const about = { side, at: span.until };
  const kinds = JOINS[message.kind];
  if (kinds && (await joinWaiting(transaction, { account, enquiryId, kinds }, { about, fallback, join: joinSpans }))) return;
  await queueMessage(context, transaction, { ...message, language, to: phoneNo, account, enquiryId, about, fallback });
}

/** One mail tells of both. */
function joinSpans(earlier: Fallback, later: Fallback): Fallback {
  const { since } = earlier.data as Span;
  return { ...later, data: { ...later.data, since } };
}

function composeNews(side: Side, { inShort }: Addressee, { endedAs, isReopened }: Telling['news']) {
  const { name, business, path: link } = inShort;
  const work = workOf(inShort);
  if (side === 'asker') return { kind: 'answer', values: { business, work, link } } as const;
  const outcome = isReopened ? shortMessagesText.outcomeReopened : endedAs && sayEnd(endedAs);
  return outcome
    ? ({ kind: 'closed', values: { name, work, outcome, link } } as const)
    : ({ kind: 'message', values: { name, work, link } } as const);
}

const sayEnd = (endedAs: ThreadEnded) => (endedAs === 'chosen' ? shortMessagesText.outcomeChosen : shortMessagesText.outcomeOver);
