import { describe, expect, test } from 'vitest';
import { call } from '#tests/helpers/test-app.ts';
import { asked, startToldSite } from '#tests/helpers/told-site.ts';

const {
  app,
  db,
  gateway,
  setClock,
  makeOwner,
  makeAsker,
  textsFor,
  textsCome,
  messagesTo,
  ask,
  write,
  answer,
  passPause,
  threadsTold,
  morning,
} = await startToldSite();
const within = { timeout: 60_000, interval: 50 };

describe('a conversation', () => {
  test('is told once until ten minutes have passed or it is read; what was chosen or ended is told as that', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await textsCome(owner.to, 1);
    for (const text of ['One more thing', 'And another', 'And a third'])
      expect((await write(enquiryId, text, asker.headers)).status).toBe(201);
    await threadsTold(enquiryId);
    expect(textsFor(owner.to)).toHaveLength(1);
    await passPause(enquiryId);
    await textsCome(owner.to, 2);
    expect(textsFor(owner.to)[1]).toMatch(
      /^New message on Nirmaan: Meera Kulkarni has written to you about Waterproofing\. Read and answer it: \S+\/m\/LINK \(opens once\)$/,
    );
    // Read before the pause is over: nothing is told.
    expect((await write(enquiryId, 'Are you there?', asker.headers)).status).toBe(201);
    const { message_id } = await db
      .selectFrom('enquiry_messages')
      .select('message_id')
      .where('enquiry_id', '=', enquiryId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/read`, { last: message_id }, owner.headers)).status).toBe(
      200,
    );
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect(textsFor(owner.to)).toHaveLength(2);
    expect((await call(app, 'POST', `/api/v1/enquiries/${enquiryId}/end`, { as: 'found' }, asker.headers)).status).toBe(200);
    await passPause(enquiryId);
    await textsCome(owner.to, 3);
    expect(textsFor(owner.to)[2]).toMatch(/^On Nirmaan, the enquiry of Meera Kulkarni about Waterproofing: it is over\. See it: /);
  });

  test('tells the asker of an answer on their proven phone, and those without an account by mail alone', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker({ language: 'hi' })];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    expect((await answer(enquiryId, 'I come tomorrow', owner.headers)).status).toBe(201);
    await textsCome(asker.to, 1);
    expect(textsFor(asker.to)[0]).toMatch(
      /^Nirmaan पर जवाब आया: Deccan Roofs ने .+ के बारे में लिखा है। पढ़ें और जवाब दें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    const [message] = await messagesTo(asker.to);
    const [link] = await db
      .selectFrom('sign_in_links')
      .select('path')
      .where('short_message_id', '=', message?.short_message_id ?? '')
      .execute();
    expect(link).toEqual({ path: `/user/enquiries/${enquiryId}` });
    const before = gateway.taken.length;
    const stranger = await ask(owner.id, asked({ email: 'nobody@example.in', phoneNo: asker.to.slice(3) }));
    await expect.poll(() => gateway.taken.length, within).toBe(before + 1);
    expect((await answer(stranger, 'Hello', owner.headers)).status).toBe(201);
    await threadsTold(stranger);
    expect(textsFor(asker.to)).toHaveLength(1);
  });

  test('of the night is told by one message in the morning, the enquiry and what was written to it', async () => {
    setClock('22:00');
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    expect((await write(enquiryId, 'It drips on the bed', asker.headers)).status).toBe(201);
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect((await messagesTo(owner.to)).map(({ kind, state }) => [kind, state])).toEqual([['enquiry', 'waiting']]);
    // Who has read the enquiry alone has not read what came after it.
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/read`, {}, owner.headers)).status).toBe(200);
    await morning(owner.to);
    await textsCome(owner.to, 1);
  });
});
