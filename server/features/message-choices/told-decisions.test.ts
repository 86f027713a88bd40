import { describe, expect, test } from 'vitest';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call } from '#tests/helpers/test-app.ts';
import { startToldSite } from '#tests/helpers/told-site.ts';

const { app, db, setClock, makeOwner, textsFor, textsCome, mailsCome, messagesTo, choose, morning } = await startToldSite();

describe('a decision of the team', () => {
  test('is told with its outcome, and not once it was taken back', async () => {
    const { headers } = await signInAdmin(db);
    const decide = (id: string, body: object) => call(app, 'PUT', `/api/v1/admin/update/contractor-status/${id}`, body, headers);
    const approved = await makeOwner({ status: 'pending' });
    expect((await decide(approved.id, { status: 'approved' })).status).toBe(200);
    await textsCome(approved.to, 1);
    expect(textsFor(approved.to)[0]).toMatch(/^On Nirmaan, your business Deccan Roofs is approved and listed now\. See it: /);
    setClock('23:30');
    const undecided = await makeOwner({ status: 'pending', language: 'hi' });
    expect((await decide(undecided.id, { status: 'rejected', reason: 'No photo' })).status).toBe(200);
    expect((await decide(undecided.id, { status: 'approved' })).status).toBe(200);
    await morning(undecided.to);
    await textsCome(undecided.to, 1);
    expect(textsFor(undecided.to)[0]).toContain('मंज़ूर होकर लिस्ट में आ गया');
    await expect.poll(async () => (await messagesTo(undecided.to)).map(({ state }) => state)).toEqual(['needless', 'sent']);
  });
});

describe('a review', () => {
  test('is mailed, and told by phone to who chooses that', async () => {
    const [usual, chosen] = [await makeOwner(), await makeOwner()];
    expect((await choose(chosen.headers, { reviews: 'both' })).status).toBe(200);
    // Of an account that is old enough by the database's clock, too.
    const { headers } = await signInUser(db, await makeUser(db, { created_at: new Date('2026-10-01') }));
    for (const business of [usual.id, chosen.id]) {
      const review = { name: 'Asha Rao', email: 'asha@example.in', description: 'Dry since', rating: 4, business };
      expect((await call(app, 'POST', '/api/v1/review/add', review, headers)).status).toBe(201);
    }
    await textsCome(chosen.to, 1);
    expect(textsFor(chosen.to)[0]).toMatch(/^New review on Nirmaan: Asha Rao gives you 4 of 5 stars\. Read it and reply: /);
    await mailsCome(usual.email, 1);
    expect(textsFor(usual.to)).toEqual([]);
  });
});
