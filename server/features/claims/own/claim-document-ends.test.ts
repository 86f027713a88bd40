import { utimesSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { visitor } from '#server/context.ts';
import { removeDocuments } from '#server/features/checks/documents/remove-documents.ts';
import { tellEndedClaims } from '#server/features/claims/mail-claim.ts';
import { sweepClaims } from '#server/features/claims/sweep-claims.ts';
import { makeProofLink } from '#server/features/email-addresses/proof-link.ts';
import { proveEmail } from '#server/features/email-addresses/prove-email.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makePdf } from '#tests/factories/document.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { makeClaimDocumentSteps } from '#tests/helpers/claim-document-steps.ts';
import { createClaims } from '#tests/helpers/claim-steps.ts';
import { newNumber } from '#tests/helpers/phone-code-steps.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const server = await createClaims();
const { app, askForCode, db, dataDir, context, mailTo, newBrowser } = server;
const { addOne, decide, documentsOf, files, makeAsked, openForTeam, openOwn, own, takeBack } = await makeClaimDocumentSteps(server);
const ACCEPT = { decision: 'accept' };
const REFUSE = { decision: 'refuse', reason: 'The bill is of another shop' };

/** Whether a document can be opened, and has its file. */
const isThere = async (id: string) => [(await openForTeam(id)).statusCode, files().includes(id)];
const THERE = [200, true];
const GONE = [404, false];

test.each([
  ['given', ACCEPT],
  ['refused', REFUSE],
])('documents of a claim that was %s stay for 90 days after the decision, and no longer', async (_what, decision) => {
  const { headers, claim } = await makeAsked();
  const id = await addOne(headers, claim, makePdf('stays'));
  expect((await decide(claim, decision)).status).toBe(200);
  /** As if so many hours had gone by since the decision, and the claim had waited for 80 days before. */
  const decidedBefore = (hours: number) =>
    db
      .updateTable('claims')
      .set({ decided_at: sql<Date>`now() - make_interval(hours => ${hours})` })
      .set({ created_at: sql<Date>`now() - make_interval(days => 80, hours => ${hours})` })
      .where('claim_id', '=', claim)
      .execute();
  const goesBy = async () => {
    await sweepClaims.run(context, {});
    await removeDocuments.run(context, {});
  };
  await decidedBefore(90 * 24 - 1);
  await goesBy();
  expect([await isThere(id), (await openOwn(id, headers)).statusCode]).toEqual([THERE, 200]);
  await decidedBefore(90 * 24 + 1);
  await Promise.all([removeDocuments.run(context, {}), removeDocuments.run(context, {})]);
  expect([await isThere(id), await documentsOf(headers, claim)]).toEqual([GONE, []]);
  expect(await db.selectFrom('removed_documents').selectAll().execute()).toEqual([]);
  await sweepClaims.run(context, {});
  const kept = await db.selectFrom('claims').select('state').where('claim_id', '=', claim).execute();
  expect(kept).toEqual(decision === ACCEPT ? [{ state: 'taken' }] : []);
});

test('those of a claim that waits stay while it waits', async () => {
  const { headers, claim } = await makeAsked();
  const id = await addOne(headers, claim, makePdf('waits'));
  const before = new Date(Date.now() - 300 * 86_400_000);
  await db.updateTable('claims').set({ created_at: before }).where('claim_id', '=', claim).execute();
  await removeDocuments.run(context, {});
  await sweepClaims.run(context, {});
  expect(await isThere(id)).toEqual(THERE);
});

test('of two who ask for one business, the documents of who did not get it go at once', async () => {
  const first = await makeAsked();
  const second = await makeAsked({ business: first.business });
  const [given, ended] = [await addOne(first.headers, first.claim, makePdf('a')), await addOne(second.headers, second.claim, makePdf('b'))];
  expect((await decide(first.claim, ACCEPT)).status).toBe(200);
  expect([await isThere(given), await isThere(ended)]).toEqual([THERE, GONE]);
});

/** How somebody comes in to a business that nobody owns, without a claim. */
const WAYS_IN: Record<string, (business: { id: string; phoneNo: string; email: string }) => Promise<unknown>> = {
  'a login by a code': async ({ phoneNo }) => {
    const { verify } = await askForCode(phoneNo, { kind: 'contractor' });
    expect((await verify()).body.next).toBe('in');
  },
  'a reset of its password': async ({ email }) => {
    const [browser, path] = [newBrowser(), resetCalls.contractor];
    await browser.post(`${path}/otp/send`, { email });
    const otp = /^(\d{4})$/m.exec((await mailTo(email)).text)?.[1];
    expect((await browser.post(`${path}/otp/verify`, { email, otp })).status).toBe(200);
    expect((await browser.post(`${path}/change-password`, { email, password: 'dry-roof-2' })).status).toBe(200);
  },
  'a link to its address': async ({ id, email }) => {
    const link = await makeProofLink(context, { kind: 'contractor', businessId: id }, email);
    await proveEmail(context, visitor, new URL(link()).searchParams.get('proof') ?? '');
  },
};

test.each(Object.keys(WAYS_IN))(
  'once somebody has come in to the business by %s they go at once, and who asked for it is mailed',
  async (way) => {
    const [phoneNo, email] = [newNumber(), `in-by-${newNumber()}@shop.example`];
    const business = await makeUnowned(db, { phone_no: phoneNo, email });
    const { id: user, headers, claim } = await makeAsked({ business });
    const id = await addOne(headers, claim, makePdf(way));
    await WAYS_IN[way]?.({ id: business, phoneNo, email });
    await removeDocuments.run(context, {});
    expect([await isThere(id), (await openOwn(id, headers)).statusCode]).toEqual([GONE, 404]);
    expect(await own(headers)).toMatchObject([{ _id: claim, state: 'ended', documents: [] }]);
    expect((await decide(claim, ACCEPT)).body.code).toBe('already_decided');
    await Promise.all([tellEndedClaims.run(context, {}), tellEndedClaims.run(context, {})]);
    const { email: theirs } = await db.selectFrom('users').select('email').where('user_id', '=', user).executeTakeFirstOrThrow();
    expect((await mailTo(theirs ?? '')).text).toContain('somebody else has shown');
    const left = await db.selectFrom('claims').select('claim_id').where('is_untold', '=', true).execute();
    expect(left).toEqual([]);
  },
);

test('a business that the team takes back loses them at once', async () => {
  const { headers, claim } = await makeAsked();
  const id = await addOne(headers, claim, makePdf('taken back'));
  await decide(claim, ACCEPT);
  expect((await takeBack(claim)).status).toBe(200);
  expect([await isThere(id), (await openOwn(id, headers)).statusCode]).toEqual([GONE, 404]);
});

test.each([
  ['waits', undefined],
  ['was given', ACCEPT],
  ['was refused', REFUSE],
])('an account that goes takes those of a claim that %s, rows and files', async (_what, decision) => {
  const user = await makeAsked();
  const owner = await makeAsked({ claimant: await signInBusiness(db) });
  const ids = [
    await addOne(user.headers, user.claim, makePdf('of a user')),
    await addOne(owner.headers, owner.claim, makePdf('of another')),
  ];
  for (const { claim } of [user, owner]) if (decision) expect((await decide(claim, decision)).status).toBe(200);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${owner.id}`, undefined, owner.headers)).status).toBe(200);
  for (const id of ids) expect(await isThere(id)).toEqual(GONE);
  const rows = await db.selectFrom('check_documents').select('name').where('claim_id', 'in', [user.claim, owner.claim]).execute();
  expect(rows).toEqual([]);
});

test('a business that goes takes those of who asked for it', async () => {
  const { headers, claim, business } = await makeAsked();
  const id = await addOne(headers, claim, makePdf('of a business'));
  await db.deleteFrom('businesses').where('business_id', '=', business).execute();
  await removeDocuments.run(context, {});
  expect([await isThere(id), (await openOwn(id, headers)).statusCode]).toEqual([GONE, 404]);
});

test('the download of one’s own data lists them', async () => {
  const { headers, claim } = await makeAsked();
  const bytes = makePdf('of the download');
  const id = await addOne(headers, claim, bytes, { name: 'My paper.pdf', kind: 'address' });
  const { data } = (await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body;
  expect(data.claims[0].documents).toEqual([
    { _id: id, kind: 'address', name: 'My paper', type: 'pdf', bytes: bytes.length, sentAt: expect.any(String) },
  ]);
});

test('the sweep of the store leaves their files, however old', async () => {
  const { headers, claim } = await makeAsked();
  const id = await addOne(headers, claim, makePdf('swept'));
  const old = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(path.join(dataDir, 'media/private/documents', id), old, old);
  await sweepPictures.run(context, {});
  expect(await isThere(id)).toEqual(THERE);
});
