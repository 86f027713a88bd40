import { expect, test } from 'vitest';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import { lookWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in', PUBLIC_URL: 'https://nirmaan.example' };
const { db, context } = await createTestApp(settings);
const admin = { kind: 'admin', adminId: '00000000-0000-7000-8000-000000000000', role: 'admin' } as const;
const look = () => lookWhatWaits.run(context, {});
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('the team is mailed once about what has come, with how much waits in all', async () => {
  await makeBusiness(db, { status: 'pending', created_at: ago(60) });
  await makeBusiness(db, { status: 'approved' });
  const enquired = { business_id: null };
  await makeEnquiry(db, enquired);
  await look();
  // Nothing has come but a message, which was mailed by itself, and what waited before the first look.
  await makeBusiness(db, { status: 'pending' });
  await makeBusiness(db, { status: 'pending' });
  await makeReport(db);
  await makeComment(db);
  await look();
  const { to, text } = await mail.next();
  expect(to).toEqual(['team@nirmaan.in']);
  expect(text).toContain('Subject: New: 2 registrations, 1 report, 1 comment');
  for (const line of ['3 registrations waiting: https://nirmaan.example/admin/business', '1 message waiting']) {
    expect(text.replaceAll('=\n', '')).toContain(line);
  }
  await look();
  await makeReport(db);
  await look();
  expect((await mail.next()).text).toContain('Subject: New: 1 report');
  expect(mail.left()).toBe(0);
});

test('what comes in the very moment of a look is told once', async () => {
  for (let told = 0; told < 30; told++) {
    await makeComment(db);
    await look();
    expect((await mail.next()).text).toContain('Subject: New: 1 comment');
  }
  await look();
  expect(mail.left()).toBe(0);
  await db.deleteFrom('comments').execute();
});

test('the back office counts it, for admins alone', async () => {
  await makeCheck(db);
  const business_id = await makeBusiness(db, { status: 'rejected' });
  await makeWaitingChange(db, { business_id });
  await makeWaitingChange(db);
  const nothing = {
    comments: 0,
    reviews: 0,
    quarantined: 0,
    grievances: 0,
    claims: 0,
    edits: 0,
    corrections: 0,
    duplicates: expect.any(Number),
  };
  expect(await countWhatWaits(context, admin)).toEqual({ ...nothing, businesses: 3, reports: 2, checks: 1, changes: 1, messages: 1 });
  await expect(countWhatWaits(context, { kind: 'visitor' })).rejects.toMatchObject({ status: 401 });
});
