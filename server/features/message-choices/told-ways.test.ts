import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sweepMessages } from '#server/features/short-messages/sweep-messages.ts';
import { wantShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import { asked, startToldSite } from '#tests/helpers/told-site.ts';

const {
  context,
  db,
  gateway,
  mail,
  makeOwner,
  makeAsker,
  textsFor,
  textsCome,
  mailsCome,
  messagesTo,
  ask,
  write,
  choose,
  passPause,
  threadsTold,
} = await startToldSite();

describe('who wants the phone alone', () => {
  test('is mailed nothing that arrives there', async () => {
    const owner = await makeOwner();
    expect((await choose(owner.headers, { enquiries: 'phone' })).status).toBe(200);
    await ask(owner.id);
    await textsCome(owner.to, 1);
    await expect.poll(async () => (await messagesTo(owner.to))[0]?.state).toBe('sent');
    expect(mail.left(owner.email)).toBe(0);
  });

  test('who wants mail alone gets no message', async () => {
    const owner = await makeOwner();
    expect((await choose(owner.headers, { enquiries: 'mail' })).status).toBe(200);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toEqual([]);
  });

  test('is mailed what the number wants no more: STOP', async () => {
    const owner = await makeOwner();
    await choose(owner.headers, { enquiries: 'phone' });
    await wantShortMessages({ db }, owner.to);
    await sql`update short_message_consents set wants = false`.execute(db);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toMatchObject([{ state: 'failed', reason: 'stopped', fallbacks: [] }]);
    expect(textsFor(owner.to)).toEqual([]);
  });

  test('is mailed once what a gateway that is away does not take, an enquiry and what was written to it', async () => {
    gateway.failBy(() => 'error');
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    await choose(owner.headers, { enquiries: 'phone' });
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await expect.poll(async () => (await messagesTo(owner.to)).map(({ state }) => state)).toEqual(['waiting']);
    expect((await write(enquiryId, 'It drips on the bed', asker.headers)).status).toBe(201);
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect(mail.left(owner.email)).toBe(0);
    // Three days later it is of no use any more.
    await sql`update short_messages set ends_at = ${new Date(Date.now() - 1_000)} where phone_no = ${owner.to}`.execute(db);
    await sweepMessages.run(context, {});
    await sweepMessages.run(context, {});
    await mailsCome(owner.email, 2);
    const texts = [await mail.next(owner.email), await mail.next(owner.email)].map(({ text }) => text);
    expect(texts.filter((text) => text.includes('It drips on the bed'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Our roof leaks.'))).toHaveLength(1);
  });

  test('is mailed what was reported as not arrived', async () => {
    gateway.reportBy('in order');
    await sql`update short_message_templates set text = 'Another {name} {work} in {place} {link}' where kind = 'enquiry' and language = 'en'`.execute(
      db,
    );
    const owner = await makeOwner();
    await choose(owner.headers, { enquiries: 'phone' });
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toMatchObject([{ state: 'failed' }]);
  });
});
