import { describe, expect, test } from 'vitest';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import { sweepMessages } from '#server/features/short-messages/sweep-messages.ts';
import { MESSAGE_KINDS } from '#shared/schemas/short-messages.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';

const site = await startMessageSite();
const { context, db, gateway } = site;
const queue = (what: Parameters<typeof makeShortMessage>[1] = {}) => makeShortMessage(context, what);
const takenFor = (to: string) => gateway.taken.filter((message) => message.to === to);
const working = () => {
  gateway.failBy(() => undefined);
  gateway.reportBy('never');
  site.setClock('11:30');
};

describe('a message', () => {
  test('goes out as it is registered, to the letter, in the language of whoever gets it', async () => {
    working();
    for (const language of ['en', 'hi'] as const)
      for (const kind of MESSAGE_KINDS) {
        const { messageId, to } = await queue({ kind, language });
        await site.stands(messageId, 'sent', null);
        expect(gateway.arrived.filter((message) => message.to === to)).toHaveLength(1);
      }
    const { to } = gateway.arrived[MESSAGE_KINDS.indexOf('enquiry')] ?? { to: '' };
    expect(takenFor(to)[0]?.text).toMatch(
      /^New enquiry on Nirmaan: Meera Kulkarni asks about Waterproofing in Kothrud, Pune\. Read and answer it: \S+\/m\/[\w-]{22} \(opens once\)$/,
    );
  });

  test.each([
    ['longer than a variable may be', { name: 'Shri Ganesh Waterproofing and Building Materials Private Limited' }],
    ['of Devanagari, cut between its letters', { name: 'श्री गणेश छत मरम्मत वाटरप्रूफ़िंग और निर्माण सामग्री भंडार' }],
    ['over several lines', { work: 'Roof\r\nleaks\tbadly' }],
    ['with braces, as a variable has', { work: '{place} and $& and $1' }],
    ['of nothing', { place: '' }],
    ['with quotes, as JSON has', { work: 'a "new" roof\\' }],
    ['with emoji', { name: 'Meera 👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️' }],
  ])('with a value %s still is its template', async (_what, values) => {
    working();
    const { messageId, to } = await queue({ values });
    await site.stands(messageId, 'sent');
    expect(gateway.arrived.filter((message) => message.to === to)).toHaveLength(1);
  });

  test('that its writer takes back is never sent', async () => {
    working();
    const to = freshNumber();
    const writing = db.transaction().execute(async (transaction) => {
      await queueMessage(context, transaction, { kind: 'test', language: 'en', to, values: { time: '10:30' } });
      throw new Error('taken back');
    });
    await expect(writing).rejects.toThrow('taken back');
    expect(await db.selectFrom('short_messages').select('kind').where('phone_no', '=', to).execute()).toEqual([]);
  });

  test.each(['+14155550123', '919876543210', '+91 98765 43210', '+911123456789', '+919876543210123', '', '+91५४३२१०९८७६'])(
    'to %j, which is no mobile number of India, is refused',
    async (to) => {
      await expect(queue({ to })).rejects.toMatchObject({ status: 400, errors: { phoneNo: 'Enter a mobile number of India' } });
    },
  );

  test('to a number of the demo goes nowhere', async () => {
    working();
    const { messageId, to } = await queue({ to: '+915120000001' });
    await site.stands(messageId, 'failed', 'demo');
    expect(takenFor(to)).toEqual([]);
  });
});

describe('a gateway', () => {
  test('that answers 200 with an error has taken nothing; the message goes out once it does', async () => {
    working();
    gateway.failBy(() => 'error in 200');
    const { messageId, to } = await queue();
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing', cost: 0 }]);
    expect(await site.find(messageId)).toMatchObject({ state: 'waiting' });
    working();
    site.pass(10);
    await site.tryAgain(messageId);
    await site.stands(messageId, 'sent');
    expect(takenFor(to)).toHaveLength(1);
  });

  test.each(['error', 'garbage', 'refuse'] as const)('that fails by %s loses nothing', async (fault) => {
    working();
    gateway.failBy(() => fault);
    const { messageId, to } = await queue();
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing' }]);
    working();
    await site.tryAgain(messageId);
    await site.stands(messageId, 'sent');
    expect(takenFor(to)).toHaveLength(1);
  });

  test('that is down for a day delays a message by a day, and it comes once', async () => {
    working();
    await gateway.stop();
    const { messageId, to } = await queue();
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing', reason: 'ECONNREFUSED' }]);
    // Hourly at last; at night it waits for the morning.
    for (let hour = 0; hour < 24; hour++) {
      await site.tryAgain(messageId);
      expect((await site.find(messageId)).state).toBe('waiting');
      site.pass(3_600);
    }
    expect((await site.dueIn(messageId)).every((wait) => wait <= 12 * 3_600 + 1)).toBe(true);
    await gateway.start();
    await site.tryAgain(messageId);
    await site.tryAgain(messageId);
    await site.stands(messageId, 'sent');
    expect(takenFor(to)).toHaveLength(1);
  });

  test('that is down longer than a message is of use to anybody: it is ended, and says nothing any more', async () => {
    working();
    gateway.failBy(() => 'error');
    const { messageId, to } = await queue();
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing' }]);
    // The run that failed holds the message until it has put it into the queue again, and what is held is left to the next sweep.
    await expect.poll(() => site.dueIn(messageId)).toHaveLength(1);
    site.pass(4 * 86_400);
    await sweepMessages.run(context, {});
    expect(await site.find(messageId)).toMatchObject({ state: 'failed', reason: 'too_late', values: {} });
    working();
    await site.tryAgain(messageId);
    expect(takenFor(to)).toEqual([]);
  });

  test.each([
    ['429', { status: 429, headers: { 'retry-after': '77' } }, 77],
    ['503 with a date', { status: 503, headers: { 'retry-after': new Date(Date.now() + 120_000).toUTCString() } }, 120],
    ['429 for a year', { status: 429, headers: { 'retry-after': '31536000' } }, 3_600],
    ['429 that says no time', { status: 429, headers: {} }, 5],
    ['429 with nonsense', { status: 429, headers: { 'retry-after': 'soon' } }, 5],
  ])('that says %s is asked again when it says', async (_what, fault, seconds) => {
    working();
    gateway.failBy(() => fault);
    const { messageId } = await queue();
    await expect.poll(() => site.dueIn(messageId)).toEqual([seconds]);
  });

  test('whose answer was lost is not asked again before its report is due; the report settles it', async () => {
    working();
    gateway.failBy(() => 'lost answer');
    const { messageId, to } = await queue();
    await expect
      .poll(() => site.waysOf(messageId))
      .toMatchObject([{ state: 'asked', reason: expect.stringMatching(/^UND_ERR_SOCKET|ECONNRESET$/) }]);
    await expect.poll(() => site.dueIn(messageId)).toEqual([120]);
    await site.tryAgain(messageId);
    expect(takenFor(to)).toHaveLength(1);
    expect(await gateway.report(takenFor(to)[0] as never, 'delivered')).toBe(200);
    site.pass(600);
    await site.tryAgain(messageId);
    expect(takenFor(to)).toHaveLength(1);
    expect(await site.find(messageId)).toMatchObject({ state: 'delivered', values: {} });
  });

  test('whose answer was lost and that reports nothing is asked again, less and less often', async () => {
    working();
    gateway.failBy(() => 'lost answer');
    const { messageId, to } = await queue();
    await expect.poll(() => site.dueIn(messageId)).toEqual([120]);
    for (const [passed, times] of [
      [119, 1],
      [2, 2],
      [599, 2],
      [2, 3],
      [3_599, 3],
      [2, 4],
    ] as const) {
      site.pass(passed);
      await site.tryAgain(messageId);
      expect(takenFor(to)).toHaveLength(times);
    }
  });

  test('that two processes ask at once about one message is asked once', async () => {
    working();
    gateway.failBy(() => 'error');
    const { messageId, to } = await queue();
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ state: 'failing' }]);
    working();
    await Promise.all(Array.from({ length: 8 }, () => site.tryAgain(messageId)));
    await site.stands(messageId, 'sent');
    expect(takenFor(to)).toHaveLength(1);
  });

  test('that drops a text which is no template says so by its report', async () => {
    working();
    gateway.reportBy('in order');
    await db
      .updateTable('short_message_templates')
      .set({ text: 'Another text for {name}, {work} and {place}: {link}' })
      .where('kind', '=', 'enquiry')
      .where('language', '=', 'en')
      .execute();
    const { messageId, to } = await queue();
    await site.stands(messageId, 'failed', 'report dlt scrub');
    expect(takenFor(to)).toHaveLength(1);
    expect(gateway.arrived.filter((message) => message.to === to)).toEqual([]);
  });
});

describe('at night', () => {
  const hours: [string, number | undefined][] = [
    ['20:59', undefined],
    ['21:00', 12 * 3_600],
    ['23:59', 9 * 3_600 + 60],
    ['08:59', 60],
    ['09:00', undefined],
  ];
  test.each(hours)('at %s in India what nobody waits for waits for 9:00', async (time, wait) => {
    working();
    site.setClock(time);
    const { messageId, to } = await queue({ kind: 'test' });
    if (wait === undefined) return site.stands(messageId, 'sent');
    await site.stands(messageId, 'waiting', 'quiet');
    expect(await site.dueIn(messageId)).toEqual([wait]);
    site.pass(wait);
    await site.tryAgain(messageId);
    await site.stands(messageId, 'sent');
    expect(takenFor(to)).toHaveLength(1);
  });

  test.each(['21:00', '03:00', '08:59'])('a code goes out at %s', async (time) => {
    working();
    site.setClock(time);
    const { messageId } = await queue({ kind: 'code' });
    await site.stands(messageId, 'sent');
  });
});
