import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { keepPrivatePictures } from '#server/features/private-pictures/keep-private-pictures.ts';
import type { PictureOwner } from '#server/features/private-pictures/queries.ts';
import { sweepSilent } from '#server/features/retention/sweep-silent.ts';
import { keptDays } from '#shared/retention.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { dumpDatabase, dumpFolder, findTraces } from '#tests/helpers/dump.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db, pool, dataDir } = await createTestApp();
const jpeg = await makeJpeg();
const sweep = () => sweepSilent.run(context, {});
/** Programs that keep a copy read for a while which ids are gone, and nothing else of them. */
const isOfCopies = (line: string) => line.startsWith('public.row_changes: ');
const everything = async () =>
  [...(await dumpDatabase(pool)), ...dumpFolder(path.join(dataDir, 'media'))].filter((line) => !isOfCopies(line));
const leftOf = async (...words: string[]) => findTraces(await everything(), { words });

/** Keeps a photo. @returns what its files are called. */
async function keepPhoto(owner: PictureOwner): Promise<string> {
  let name = '';
  await savePictures(context.media, [jpeg], 'private', (keys) => {
    name = keys[0] ?? '';
    return db.transaction().execute((transaction) => keepPrivatePictures(transaction, owner, keys));
  });
  return name;
}

/** Lets so many days go by for all that stands in the tables of what people write. */
async function letPass(days: number): Promise<void> {
  const columns = {
    enquiries: ['created_at', 'last_message_at', 'ended_at', 'reopened_at', 'replied_at'],
    enquiry_messages: ['created_at'],
    requirements: ['created_at', 'closed_at', 'work_answered_at'],
    private_pictures: ['created_at'],
    contact_messages: ['created_at'],
    team_answers: ['created_at'],
  };
  for (const [table, names] of Object.entries(columns)) {
    const moved = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - make_interval(days => ${days})`);
    await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(db);
  }
}

/** An enquiry with an answer that has a photo, and a word that stands nowhere else in each. */
async function converse(word: string, given: Parameters<typeof makeEnquiry>[1] = {}) {
  const enquiry = await makeEnquiry(db, { name: `${word} asks`, email: `${word}@example.in`, message: `${word} leaks`, ...given });
  const message = await makeMessage(db, enquiry, { body: `${word} on Monday` });
  return { enquiry, message, photo: await keepPhoto({ message_id: message }) };
}

describe('what people write is kept for its time after the last word in it', () => {
  test('an enquiry with its conversation; then no table and no file has it', async () => {
    const old = await converse('oldroof');
    await letPass(1);
    const young = await converse('youngroof');
    // Nothing but a word of yesterday makes an old one young.
    const alive = await converse('aliveroof');
    await letPass(keptDays.enquiries - 1);
    await makeMessage(db, alive.enquiry, { author: 'asker', body: 'And now?' });
    await sweep();
    expect(await leftOf('oldroof', old.enquiry, old.message)).toEqual([]);
    expect((await leftOf('youngroof', young.enquiry)).length).toBeGreaterThan(2);
    expect((await leftOf('aliveroof', alive.enquiry)).length).toBeGreaterThan(2);
    await letPass(1);
    await sweep();
    expect(await leftOf('youngroof', young.enquiry)).toEqual([]);
    expect((await leftOf('aliveroof', alive.enquiry)).length).toBeGreaterThan(2);
  });

  test('photos for less: the words stay, for both sides', async () => {
    const owner = await signInBusiness(db);
    const { enquiry, photo } = await converse('photoroof', { business_id: owner.id });
    const request = await makeRequirement(db, { work: 'photowall' });
    const asked = await makeEnquiry(db, { business_id: owner.id, requirement_id: request, photos: 1 });
    const other = await makeEnquiry(db, { business_id: owner.id, photos: 3 });
    const ofRequest = await keepPhoto({ requirement_id: request });
    await letPass(keptDays.photos - 1);
    await sweep();
    expect((await leftOf(photo)).length).toBeGreaterThan(1);
    await letPass(2);
    await sweep();
    expect(await leftOf(photo, ofRequest)).toEqual([]);
    const { body } = await call(app, 'GET', `/api/v1/contractor/enquiries/${enquiry}`, undefined, owner.headers);
    expect(body.messages).toMatchObject([{ body: 'photoroof on Monday', photos: [] }]);
    // The owner reads of none in the request, nor of fewer in others.
    const factsOf = async (id: string) =>
      (await call(app, 'GET', `/api/v1/contractor/enquiries/${id}`, undefined, owner.headers)).body.enquiry;
    expect([(await factsOf(asked)).photos, (await factsOf(other)).photos]).toEqual([0, 3]);
    expect((await leftOf('photowall')).length).toBe(1);
  });

  test('a request for quotes goes when the last of its conversations does', async () => {
    const request = await makeRequirement(db, { name: 'requestroof', work: 'requestroof' });
    await converse('quoteone', { requirement_id: request });
    const other = await converse('quotetwo', { requirement_id: request });
    await letPass(keptDays.enquiries);
    await makeMessage(db, other.enquiry, { author: 'asker', body: 'Still there?' });
    await sweep();
    // One page shows them together.
    expect((await leftOf('quoteone')).length).toBeGreaterThan(1);
    expect((await leftOf('requestroof')).length).toBe(1);
    await letPass(keptDays.enquiries + 1);
    await sweep();
    expect(await leftOf('requestroof', 'quoteone', 'quotetwo', request)).toEqual([]);
  });

  test('a message to the team, with what was answered', async () => {
    const row = { name: 'teamroof', email: 'teamroof@example.in', phone: '9811100022', message: 'teamroof' };
    const insert = () => db.insertInto('contact_messages').values(row).returning('contact_message_id').executeTakeFirstOrThrow();
    const [silent, answered] = [(await insert()).contact_message_id, (await insert()).contact_message_id];
    const general = await makeEnquiry(db, { business_id: null, message: 'generalroof' });
    await letPass(keptDays.teamMessages + 1);
    for (const to of [{ contact_message_id: answered }, { enquiry_id: general }])
      await db
        .insertInto('team_answers')
        .values({ ...to, body: 'answerroof', language: 'en' })
        .execute();
    await sweep();
    expect(await leftOf(silent)).toEqual([]);
    expect((await leftOf('teamroof', 'answerroof', 'generalroof')).length).toBe(4);
    await letPass(keptDays.teamMessages + 1);
    await sweep();
    expect(await leftOf('teamroof', 'answerroof', 'generalroof', answered)).toEqual([]);
  });

  test('what the mark of a review rests on, as long as the review', async () => {
    const business = await makeBusiness(db);
    const { id: userId } = await signInUser(db);
    const review = await makeReview(db, { business_id: business, user_id: userId });
    const { enquiry } = await converse('reviewroof', { business_id: business, user_id: userId });
    const request = await makeRequirement(db, {
      user_id: userId,
      found_business_id: business,
      work_answer: 'done',
      work_answered_at: new Date(),
      closed_as: 'found',
      closed_at: new Date(),
      work: 'donewall',
    });
    await letPass(keptDays.enquiries + 1);
    await sweep();
    expect((await leftOf('reviewroof', enquiry)).length).toBeGreaterThan(1);
    expect((await leftOf('donewall')).length).toBe(1);
    await db.deleteFrom('reviews').where('review_id', '=', review).execute();
    await sweep();
    expect(await leftOf('reviewroof', 'donewall', enquiry, request)).toEqual([]);
  });

  test('more than are deleted at once, and twice at once without harm', async () => {
    const business = await makeBusiness(db);
    await sql`insert into enquiries (business_id, name, phone_no, email, message, consented_at)
      select ${business}::uuid, 'manyroof', '9876543210', '', 'manyroof', now() from generate_series(1, 1201)`.execute(db);
    await letPass(keptDays.enquiries + 1);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await leftOf('manyroof')).toEqual([]);
  });
});
