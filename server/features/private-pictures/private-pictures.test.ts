import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { listReferencedFiles } from '#server/features/media/list-files.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { keepPrivatePictures } from '#server/features/private-pictures/keep-private-pictures.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import type { PictureOwner } from '#server/features/private-pictures/queries.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { signInMember } from '#tests/factories/member.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db, dataDir } = await createTestApp();
const jpeg = await makeJpeg(1_600, 1_200);

const keep = (owner: PictureOwner) =>
  savePictures(context.media, [jpeg], 'private', (keys) =>
    db.transaction().execute((transaction) => keepPrivatePictures(transaction, owner, keys)),
  );
const look = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** What the site's people get of a picture, in one line. */
async function whoSees(url: string, people: Record<string, Record<string, string>>) {
  const seen = [];
  for (const [name, headers] of Object.entries(people)) if ((await look(url, headers)).statusCode === 200) seen.push(name);
  return seen;
}

const [asker, stranger, chosen, other, admin, asking] = await Promise.all([
  signInUser(db),
  signInUser(db),
  signInBusiness(db),
  signInBusiness(db),
  signInAdmin(db),
  signInBusiness(db),
]);
const people = {
  visitor: {},
  asker: asker.headers,
  stranger: stranger.headers,
  chosen: chosen.headers,
  other: other.headers,
  team: admin.headers,
};

describe('a private picture', () => {
  test('of a requirement is seen by who asked, the chosen businesses and the team alone', async () => {
    const id = await makeRequirement(db, { user_id: asker.id });
    await makeEnquiry(db, { business_id: chosen.id, requirement_id: id });
    // To another business of the same asker's, and one that waits for the team.
    await makeEnquiry(db, { business_id: other.id, user_id: asker.id });
    await makeEnquiry(db, { business_id: other.id, requirement_id: id, is_withheld: true });
    await keep({ requirement_id: id });
    const [picture] = (await listPrivatePictures(context, 'requirement_id', [id])).get(id) ?? [];
    expect(await whoSees(picture?.small ?? '', people)).toEqual(['asker', 'chosen', 'team']);

    const { headers, rawPayload } = await look(picture?.large ?? '', asker.headers);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_280 });
    const refused = await look(picture?.small ?? '');
    expect(refused.json()).toMatchObject({ code: 'picture_not_found' });
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  test('of a business that asks is seen by its own account, and no other user of the same id', async () => {
    const id = await makeRequirement(db, { sender_business_id: asking.id });
    await keep({ requirement_id: id });
    const [picture] = (await listPrivatePictures(context, 'requirement_id', [id])).get(id) ?? [];
    expect(await whoSees(picture?.small ?? '', { ...people, asking: asking.headers })).toEqual(['team', 'asking']);
  });

  test('is seen by who answers enquiries for a business that was asked, and not where that asks itself', async () => {
    const [ofChosen, ofAsking] = [await signInMember(db, chosen.id, 'enquiries'), await signInMember(db, asking.id, 'all')];
    const edits = await signInMember(db, chosen.id, 'edits');
    const working = { ofChosen: ofChosen.headers, ofAsking: ofAsking.headers, edits: edits.headers };
    const id = await makeRequirement(db, { sender_business_id: asking.id });
    const enquiry = await makeEnquiry(db, { business_id: chosen.id, requirement_id: id, sender_business_id: asking.id });
    const message = await makeMessage(db, enquiry);
    await keep({ requirement_id: id });
    await keep({ message_id: message });
    const asked = await listPrivatePictures(context, 'requirement_id', [id]);
    const said = await listPrivatePictures(context, 'message_id', [message]);
    for (const [picture] of [...asked.values(), ...said.values()])
      expect(await whoSees(picture?.small ?? '', { ...working, asking: asking.headers })).toEqual(['ofChosen', 'asking']);
    expect([asked.size, said.size]).toEqual([1, 1]);
  });

  test('of a message is seen by both sides of its thread alone', async () => {
    const enquiry = await makeEnquiry(db, { business_id: chosen.id, user_id: asker.id });
    const message = await makeMessage(db, enquiry);
    await keep({ message_id: message });
    const [picture] = (await listPrivatePictures(context, 'message_id', [message])).get(message) ?? [];
    expect(await whoSees(picture?.small ?? '', people)).toEqual(['asker', 'chosen', 'team']);
  });

  test('is shown for a day to whom a signed link showed it, and no other with it', async () => {
    const [first, second] = [await makeRequirement(db), await makeRequirement(db)];
    for (const id of [first, second]) await keep({ requirement_id: id });
    const shown = await listPrivatePictures(context, 'requirement_id', [first, second], { withPass: true });
    const [a, b] = [first, second].map((id) => shown.get(id)?.[0]?.small ?? '') as [string, string];
    expect((await look(a)).statusCode).toBe(200);
    const pass = a.split('?pass=')[1] ?? '';
    const [until, signature] = pass.split('.');
    const swapped = b.replace(/pass=.*/, `pass=${pass}`);
    const longer = a.replace(/pass=.*/, `pass=${Number(until) + 1}.${signature}`);
    for (const url of [swapped, longer, a.replace(/\?.*/, ''), a.replace(/pass=.*/, 'pass=x')]) {
      expect((await look(url)).statusCode).toBe(404);
    }
    vi.useFakeTimers({ now: Date.now() + 86_401_000, toFake: ['Date'] });
    expect((await look(a)).statusCode).toBe(404);
    const [early] = (await listPrivatePictures(context, 'requirement_id', [first], { withPass: true })).get(first) ?? [];
    expect((await look(early?.small ?? '')).statusCode).toBe(200);
    vi.useRealTimers();
    // For longer than any that is given.
    expect((await look(early?.small ?? '')).statusCode).toBe(404);
  });

  test('is not served among the public ones, by whatever name', async () => {
    await keep({ requirement_id: await makeRequirement(db) });
    const [file = ''] = readdirSync(path.join(dataDir, 'media', 'private', 'pictures'));
    expect(file).toMatch(/\.webp$/);
    for (const name of [
      `private/pictures/${file}`,
      `private%2Fpictures%2F${file}`,
      `businesses/../private/pictures/${file}`,
      `//private/pictures/${file}`,
    ]) {
      expect((await look(`/media/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await look(`/share/private/pictures/${file}`)).statusCode).toBe(404);
  });

  test('is among the files of a backup', async () => {
    const id = await makeRequirement(db);
    await keep({ requirement_id: id });
    const { key } = await db.selectFrom('private_pictures').select('key').where('requirement_id', '=', id).executeTakeFirstOrThrow();
    const files: string[] = [];
    await db.transaction().execute(async (transaction) => {
      for await (const batch of listReferencedFiles(transaction)) files.push(...batch);
    });
    expect(files).toEqual(expect.arrayContaining([`${key}-320.webp`, `${key}-1280.webp`]));
  });

  test.each(['x', '', '0198c0de-0000-7000-8000-000000000000-320.webp', '0198c0de-0000-7000-8000-000000000000-640.webp', '%00'])(
    '%j is not found',
    async (file) => {
      expect((await look(`/api/v1/private-picture/${file}`, admin.headers)).statusCode).toBe(404);
    },
  );
});
