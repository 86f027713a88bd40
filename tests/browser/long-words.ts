import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { makeReport } from '#tests/factories/report.ts';

/** A word as nobody means it: a key that stuck, a link, a text without its blanks. */
export const LONG = `Lang${'wortohneende'.repeat(20)}`;
/** What is of it in each of the texts. */
export const SHORT = LONG.slice(0, 60);

/** Puts a long word into whatever people have written to, of and as a business, and as those who wrote to it. */
export async function writeLongWords(db: Kysely<DB>, business_id: string): Promise<void> {
  const said = { name: LONG.slice(0, 200), address: LONG, price: SHORT, short_description: LONG, description: LONG };
  await db
    .updateTable('businesses')
    .set({ ...said, name_hi: LONG.slice(0, 200), short_description_hi: LONG, description_hi: LONG })
    .where('business_id', '=', business_id)
    .execute();
  await db
    .updateTable('reviews')
    .set({ name: LONG.slice(0, 200), description: LONG })
    .where('business_id', '=', business_id)
    .execute();
  await db
    .updateTable('review_replies')
    .set({ body: LONG })
    .where('review_id', 'in', db.selectFrom('reviews').select('review_id').where('business_id', '=', business_id))
    .execute();
  if ((await db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business_id).execute()).length === 0)
    await makeEnquiry(db, { business_id });
  await db
    .updateTable('enquiries')
    .set({ name: LONG.slice(0, 200), message: LONG, place: LONG, floor_or_area: LONG.slice(0, 80) })
    .where('business_id', '=', business_id)
    .execute();
  const enquiries = await db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business_id).execute();
  for (const { enquiry_id } of enquiries)
    for (const author of ['owner', 'asker'] as const) await makeMessage(db, enquiry_id, { author, body: LONG });
  await db
    .insertInto('quick_replies')
    .values([1, 2].map((place) => ({ business_id, place, body: LONG })))
    .execute();
  await makeGrievance(db, { name: LONG.slice(0, 200), page: LONG.slice(0, 200), message: LONG, email: `${SHORT}@example.in` });
  await makeReport(db, { business_id, reason: 'other', message: LONG });
  await makeComment(db, { name: LONG.slice(0, 100), comment: LONG, business_id: null });
  const asked = db.selectFrom('enquiries').select('user_id').where('business_id', '=', business_id).where('user_id', 'is not', null);
  const userId = (await asked.executeTakeFirst())?.user_id;
  if (!userId) return;
  await db
    .updateTable('users')
    .set({ user_name: `${SHORT}${userId.slice(-8)}` })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('requirements')
    .set({ name: LONG.slice(0, 200), work: LONG, address: LONG, floor_or_area: LONG.slice(0, 80) })
    .where('user_id', '=', userId)
    .execute();
}

/** Pages of visitors that show the words of such a business, beside those of a walk. */
export const pagesOfLongWords = (business: string) => [
  `/viewdetails/${business}`,
  `/compare?ids=${business}`,
  `/get-quotes?businesses=${business}`,
  `/searcher?q=${LONG.slice(0, 100)}`,
];

/** Takes a business with such words away from where other tests look: its cards leave no room in lists of the same place. */
export async function hideBusiness(db: Kysely<DB>, business_id: string): Promise<void> {
  await db.updateTable('businesses').set({ status: 'pending' }).where('business_id', '=', business_id).execute();
}
