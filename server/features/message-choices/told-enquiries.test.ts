import { describe, expect, test } from 'vitest';
import { signInAdmin } from '#tests/factories/session.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { call } from '#tests/helpers/test-app.ts';
import { asked, startToldSite } from '#tests/helpers/told-site.ts';

const { app, db, gateway, publicUrl, setClock, makeOwner, textsFor, textsCome, mailsCome, messagesTo, ask, morning } =
  await startToldSite();
const within = { timeout: 60_000, interval: 50 };

describe('an enquiry', () => {
  test('is told by both ways to an owner whose number is proven, in their language, with the link to its thread', async () => {
    const english = await makeOwner();
    const hindi = await makeOwner({ language: 'hi', city: 'Pune' });
    const enquiryId = await ask(english.id);
    await ask(hindi.id);
    await textsCome(english.to, 1);
    await textsCome(hindi.to, 1);
    expect(textsFor(english.to)).toEqual([
      `New enquiry on Nirmaan: Meera Kulkarni asks about Waterproofing in Pune. Read and answer it: ${publicUrl}/m/LINK (opens once)`,
    ]);
    expect(textsFor(hindi.to)[0]).toMatch(
      /^Nirmaan पर नई पूछताछ: Meera Kulkarni को पुणे में .+ का काम है। पढ़ें और जवाब दें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    await mailsCome(english.email, 1);
    const [message] = await messagesTo(english.to);
    expect(message).toMatchObject({ kind: 'enquiry', enquiry_id: enquiryId, business_id: english.id, fallbacks: [] });
    const [link] = await db
      .selectFrom('sign_in_links')
      .select('path')
      .where('short_message_id', '=', message?.short_message_id ?? '')
      .execute();
    expect(link).toEqual({ path: `/profilesupplier/enquiries/${enquiryId}` });
  });

  test.each([
    ['that is not proven', (phone_no: string) => ({ phone_no, phone_proven_at: null })],
    ['of the demo', (_phone: string) => ({ phone_no: '5120000077' })],
  ])('is mailed alone to an owner with a number %s', async (_what, made) => {
    const given = made(freshNumber().slice(3));
    const owner = await makeOwner(given);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(`+91${given.phone_no}`)).toEqual([]);
  });

  test('of a sender in quarantine is told when it is released, and not before', async () => {
    const owner = await makeOwner();
    const { enquiry_id: enquiryId } = await db
      .insertInto('enquiries')
      .values({
        business_id: owner.id,
        name: 'Meera',
        phone_no: '',
        email: 'm@example.in',
        message: 'x',
        consented_at: new Date(),
        is_withheld: true,
      })
      .returning('enquiry_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('quarantined_enquiries').values({ enquiry_id: enquiryId }).execute();
    expect(await messagesTo(owner.to)).toEqual([]);
    const { headers } = await signInAdmin(db);
    expect((await call(app, 'PUT', `/api/v1/admin/quarantine/update/${enquiryId}`, { status: 'released' }, headers)).status).toBe(200);
    await textsCome(owner.to, 1);
  });

  test('that was read on the site before the morning is told no more; one that was not is', async () => {
    setClock('23:00');
    const owner = await makeOwner();
    const [read, unread] = [await ask(owner.id), await ask(owner.id)];
    await expect.poll(async () => (await messagesTo(owner.to)).map(({ reason }) => reason), within).toEqual(['quiet', 'quiet']);
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${read}/read`, {}, owner.headers)).status).toBe(200);
    await morning(owner.to);
    await textsCome(owner.to, 1);
    await expect
      .poll(async () => (await messagesTo(owner.to)).map(({ state, enquiry_id }) => [state, enquiry_id === read]))
      .toEqual([
        ['needless', true],
        ['sent', false],
      ]);
    expect((await messagesTo(owner.to))[1]?.enquiry_id).toBe(unread);
  });

  test('to the team goes to no phone', async () => {
    const before = gateway.taken.length;
    expect((await call(app, 'POST', '/api/v1/send-enquiry/', asked())).status).toBe(201);
    await expect
      .poll(
        async () =>
          (await db.selectFrom('enquiries').select('mailed_at').where('business_id', 'is', null).execute()).every(
            ({ mailed_at }) => mailed_at,
          ),
        within,
      )
      .toBe(true);
    expect(gateway.taken.length).toBe(before);
  });
});
