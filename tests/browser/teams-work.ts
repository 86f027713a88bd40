import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim } from '#tests/factories/claim.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makeFollowedSearch } from '#tests/factories/followed-search.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeRemovedPrice } from '#tests/factories/removed-price.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';

/**
 * Signs an admin in, to whom each list of the back office shows something.
 * @param isShared whether other tests look at the database too: what they count stays as it is.
 * @returns their cookie, and an import to look at.
 */
export async function makeTeamsWork(db: Kysely<DB>, isShared = false): Promise<{ token: string; importId: string }> {
  const { id: adminId, token } = await signInAdmin(db);
  const name = await makeBusinessesToDecide(db);
  await makeReview(db, { state: 'held', held_for: ['email', 'network'] });
  await makeReport(db);
  for (const status of ['upheld', 'dismissed'] as const) await makeReport(db, { status, decided_at: new Date() });
  await makeEnquiry(db, { business_id: null });
  await makeQuarantined(db);
  await makeCheck(db);
  await makeClaim(db);
  await makeClaim(db, { state: 'taken' });
  await makeClaim(db, { state: 'refused', reason: 'The bill is of another shop.' });
  await makeWaitingChange(db);
  await makeCorrection(db);
  await makeCorrection(db, { state: 'refused', reason: 'The board says another name.' });
  await makeGrievance(db, { page: '/viewdetails/x' });
  await makeGrievance(db, { status: 'decided', action: 'corrected', outcome: 'The number is off the page.', decided_at: new Date() });
  for (const make of [makeComment, makeNewsletter, makeSubscription]) await make(db);
  if (!isShared) await makeCatalogue(db);
  await makeRemovedPrice(db);
  await makePaidOrder(db);
  await makePaidOrder(db, { granted_at: null });
  const changes = { short_description: { before: null, after: 'Very wet' }, checked: { before: false, after: true } };
  for (const action of ['add', 'update', 'delete'] as const) {
    const change = { adminId, action, subject: { kind: 'business', id: randomUUID(), name }, changes } as const;
    await db.transaction().execute((transaction) => recordChange(transaction, change));
  }
  return { token, importId: await makeImport(db, adminId) };
}

/** What visitors see of the team's work. */
async function makeCatalogue(db: Kysely<DB>) {
  for (const make of [makeBlog, makePoster, makePriceTicker, makeService]) await make(db);
  await makeSaying(db);
  await makeSaying(db, { city: 'Pune', state: 'Maharashtra' });
  await makeFollowedSearch(db, { words: `rope menders ${randomUUID()}` });
}

/** What the pages of the back office show further when their addresses ask for it. */
export function teamsViews(importId: string): string[] {
  return [
    '/admin/business?tab=business',
    '/admin/business?tab=edits&show=all',
    `/admin/import?id=${importId}`,
    ...['nothing_found', 'not_followed', 'proposed', 'read', 'read&q=cheap+roof+leaking+in+pune'].map(
      (view) => `/admin/sayings?view=${view}`,
    ),
    ...['upheld', 'dismissed'].map((status) => `/admin/reports?status=${status}`),
    '/admin/complaints?status=decided',
    ...['taken', 'others'].map((show) => `/admin/claims?show=${show}`),
    '/admin/corrections?show=decided',
    ...['released', 'refused'].map((status) => `/admin/quarantine?status=${status}`),
    '/admin/removed?kind=service',
    ...['users', 'orders', 'inbox', 'blogs', 'audit'].map((list) => `/admin/${list}?q=nobody+at+all`),
  ];
}

/** A rejected business whose name is that of two others. @returns that name. */
async function makeBusinessesToDecide(db: Kysely<DB>) {
  const twin = { name: `Twin Roofs ${randomUUID().slice(0, 8)}` };
  const rejected = { ...twin, status: 'rejected', status_reason: 'The photo shows another shop.' };
  for (const given of [rejected, { ...rejected, status: 'pending' }, { ...twin, status: 'pending' }]) await makeBusiness(db, given);
  await makeBusinessEdit(db);
  return twin.name;
}

async function makeImport(db: Kysely<DB>, adminId: string) {
  const { import_id } = await db
    .insertInto('imports')
    .values({ admin_id: adminId, file_name: 'contractors.csv', row_count: 3, new_count: 2, error_count: 1, ignored_columns: ['fax'] })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  return import_id;
}
