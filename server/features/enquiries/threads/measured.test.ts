import { expect, test } from 'vitest';
import { signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { followAnswersNow } from '#server/features/response-times/follow-answers.ts';
import { threadMessages as said } from '#shared/texts.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const HOUR = 60;
const DAY = 24 * HOUR;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const responseOf = async (id: string) => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.response;

/**
 * Forty conversations of one business, a line for each kind: how many, how long ago the enquiry came, what was written after how many
 * minutes, what else happened.
 */
const FIXTURE: { n: number; ago: number; messages?: ['asker' | 'owner', number][]; status?: string; own?: true; filed?: number }[] = [
  // Answered here. Minutes until the first answer: 6 × 10, 4 × 60, 3 × 120, 5 × 200, 2 × 3000.
  {
    n: 6,
    ago: 2 * DAY,
    messages: [
      ['owner', 10],
      ['asker', 20],
      ['owner', 30],
    ],
  },
  {
    n: 4,
    ago: 3 * DAY,
    messages: [
      ['asker', 5],
      ['owner', 60],
    ],
  },
  { n: 3, ago: 29 * DAY, messages: [['owner', 120]] },
  { n: 5, ago: 10 * DAY, messages: [['owner', 200]], status: 'closed' },
  { n: 2, ago: 10 * DAY, messages: [['owner', 3_000]] },
  // Not answered: silence, words of the asker alone, and what the owner only filed as replied, now and in earlier versions.
  { n: 5, ago: DAY },
  { n: 3, ago: DAY, messages: [['asker', 15]] },
  { n: 4, ago: DAY, status: 'replied', filed: 1 },
  // Not counted: spam, older than 30 days, one's own.
  { n: 4, ago: DAY, messages: [['owner', 1]], status: 'spam' },
  { n: 3, ago: 31 * DAY, messages: [['owner', 1]] },
  { n: 1, ago: DAY, messages: [['owner', 1]], own: true },
];

async function plant(business_id: string) {
  const planted: string[] = [];
  for (const { n, ago, messages = [], status = 'new', own, filed } of FIXTURE) {
    for (let one = 0; one < n; one++) {
      const id = await makeEnquiry(db, {
        business_id,
        created_at: minutesAgo(ago),
        ...(own ? { sender_business_id: business_id } : {}),
        ...(filed ? { replied_at: minutesAgo(ago - filed), replied_by: null } : {}),
      });
      for (const [author, after] of messages) await makeMessage(db, id, { author, created_at: minutesAgo(ago - after) });
      await db.updateTable('enquiries').set({ status }).where('enquiry_id', '=', id).execute();
      planted.push(id);
    }
  }
  return planted;
}

test('the figures of forty conversations are those that were counted by hand, and no button of the owner changes them', async () => {
  const { id, headers } = await signInBusiness(db);
  const planted = await plant(id);
  expect(planted).toHaveLength(40);
  // 40 less 4, 3 and 1: 32. Answered 6 + 4 + 3 + 5 + 2 = 20. Of 10 ×6, 60 ×4, 120 ×3, 200 ×5, 3000 ×2 the 10th and 11th are 60 and 120.
  const counted = { medianMinutes: 90, answeredShare: 20 / 32, received: 32, written: 20, confirmed: 0 };
  expect(await responseOf(id)).toEqual(counted);
  const isQuick = async () => {
    await followAnswersNow(context);
    return (await db.selectFrom('business_stats').select('is_quick').where('business_id', '=', id).executeTakeFirst())?.is_quick ?? false;
  };
  expect(await isQuick()).toBe(true);

  const silent = planted.slice(20, 32);
  for (const enquiry of silent) await call(app, 'PUT', `/api/v1/contractor/enquiries/${enquiry}`, { status: 'replied' }, headers);
  expect(await responseOf(id)).toEqual(counted);

  // Three of the twelve say that they were answered, one of them twice: 23 of 32. It took them a day, and the 12th of 23 took 120 minutes.
  for (const enquiry of [...silent.slice(0, 3), silent[0] ?? '']) {
    const token = signThreadToken(context.signer, enquiry, new Date());
    expect((await call(app, 'POST', `/api/v1/enquiries/${token}/answered`)).body.message).toBe(said.answerConfirmed);
  }
  const confirmed = { medianMinutes: 120, answeredShare: 23 / 32, received: 32, written: 20, confirmed: 3 };
  expect(await responseOf(id)).toEqual(confirmed);

  // An answer that follows is not the first one; one to another is.
  const answer = (enquiry: string | undefined) =>
    call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'Yes' }, headers);
  await answer(silent[0]);
  expect(await responseOf(id)).toEqual(confirmed);
  await answer(silent[5]);
  expect(await responseOf(id)).toEqual({ ...confirmed, answeredShare: 24 / 32, written: 21 });

  // Seventeen more that nobody answers: 24 of 49 are less than half.
  expect(await isQuick()).toBe(true);
  for (let one = 0; one < 17; one++) await makeEnquiry(db, { business_id: id });
  expect(await isQuick()).toBe(false);
});
