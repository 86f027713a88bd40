import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import type { ValuesOf } from '#server/messages/kinds.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

const VALUES: { [Kind in MessageKind]: ValuesOf<Kind> } = {
  code: { code: '482913' },
  claimCode: { code: '482913' },
  parentCode: { code: '482913' },
  enquiry: { name: 'Meera Kulkarni', work: 'Waterproofing', place: 'Kothrud, Pune', link: '/profilesupplier' },
  message: { name: 'Meera Kulkarni', work: 'Waterproofing', link: '/profilesupplier' },
  closed: { name: 'Meera Kulkarni', work: 'Waterproofing', outcome: 'you have been chosen', link: '/profilesupplier' },
  decision: { business: 'Sharma Roofing', outcome: 'is approved and listed now', link: '/profilesupplier' },
  review: { name: 'Meera Kulkarni', stars: '4', link: '/profilesupplier' },
  answer: { business: 'Sharma Roofing', work: 'Waterproofing', link: '/user/requirements' },
  asked: { business: 'Sharma Roofing', work: 'Waterproofing', outcome: 'it has been sent', link: '/user/requirements' },
  reply: { business: 'Sharma Roofing', link: '/user/requirements' },
  moderation: { writing: 'your review', business: 'Sharma Roofing', outcome: 'it was removed', link: '/user/requirements' },
  workDone: { business: 'Sharma Roofing', link: '/user/requirements' },
  reviewWanted: { business: 'Sharma Roofing', link: '/user/requirements' },
  invitation: { until: '6 December 2026' },
  claimed: { business: 'Sharma Roofing' },
  test: { time: '10:30' },
};

let last = 0;

/** A mobile number that no other message of the tests has. */
export const freshNumber = () => `+9198${String(++last).padStart(8, '0')}`;

/** Queues a message as a use case would. @returns its id and its number. */
export async function makeShortMessage(
  context: Pick<Context, 'db' | 'jobs'>,
  {
    kind = 'enquiry',
    language = 'en',
    to = freshNumber(),
    values,
    account,
    enquiryId,
  }: {
    kind?: MessageKind;
    language?: Language;
    to?: string;
    values?: Record<string, string>;
    account?: PublicAccount;
    enquiryId?: string;
  } = {},
) {
  const messageId = await context.db
    .transaction()
    .execute((transaction) =>
      queueMessage(context, transaction, { kind, language, to, values: { ...VALUES[kind], ...values }, account, enquiryId }),
    );
  return { messageId, to };
}
