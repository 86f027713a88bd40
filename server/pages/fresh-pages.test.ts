import { describe, expect, test } from 'vitest';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { blogForm, ownProfileForm, priceForm, reviewForm } from '#tests/factories/good-forms.ts';
import { makeLike } from '#tests/factories/like.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInUser } from '#tests/factories/session.ts';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';
import { startWriter } from '#tests/helpers/writing-process.ts';

const { admin, blogId, database, db, get, keep, kochi, kochiList, made, owner, person, pune, puneList, user, userId } =
  await createCachedPages();
const { write, pageOfWriter } = await startWriter(database, person);

async function version(id: string) {
  const row = await db.selectFrom('businesses').select('version').where('business_id', '=', id).executeTakeFirstOrThrow();
  return row.version;
}

async function decide(id: string, status: string) {
  await write('PUT', `/admin/update/contractor-status/${id}`, { status, version: await version(id), reason: 'As asked' }, admin);
}

const picture = dataUrl(await makeJpeg(1600, 600));

interface Change {
  write: () => Promise<unknown>;
  /** Pages that show it, and what they show. */
  shownOn: Record<string, string>;
  /** Pages that do not. */
  notOn: string[];
}

/** Every write of the product that a visitor's page shows. */
const CHANGES: [string, () => Promise<Change>][] = [
  [
    'a business is approved',
    async () => {
      const id = await makeBusiness(db, { name: 'Mula Mutha Coatings', status: 'pending' });
      const shownOn = { [puneList]: 'Mula Mutha Coatings', '/category': 'Mula Mutha Coatings' };
      return { write: () => decide(id, 'approved'), shownOn, notOn: [kochiList, profile(kochi), '/blog'] };
    },
  ],
  [
    'a business is rejected',
    async () => {
      const id = await makeBusiness(db, { name: 'Sinhagad Sealants' });
      return { write: () => decide(id, 'rejected'), shownOn: { [puneList]: '!Sinhagad Sealants' }, notOn: [kochiList, '/blog'] };
    },
  ],
  [
    'an owner edits it',
    async () => ({
      write: () => write('PUT', '/contractor/edit', { ...ownProfileForm, price: '72 per sq ft' }, owner),
      shownOn: { [puneList]: '72 per sq ft', [profile(pune)]: '72 per sq ft', '/searcher?q=deccan': '72 per sq ft' },
      notOn: [kochiList, profile(kochi), '/blog', '/searcher?q=marine'],
    }),
  ],
  [
    'it is liked',
    async () => ({
      write: () => write('PUT', '/contractor/like', { businessId: pune }, user),
      shownOn: { [profile(pune)]: '' },
      notOn: [kochiList, profile(kochi), '/blog'],
    }),
  ],
  [
    'it is reviewed',
    async () => ({
      write: () => write('POST', '/review/add', { ...reviewForm, business: pune }, user),
      shownOn: { [profile(pune)]: 'Dry since June', '/searcher?q=deccan': '' },
      notOn: [kochiList, profile(kochi), '/searcher?q=marine'],
    }),
  ],
  [
    'a review is taken down',
    async () => {
      const id = await makeReview(db, { business_id: pune, description: 'Never came' });
      return {
        write: () => write('DELETE', `/review/delete/${id}`, { reason: 'fake' }, admin),
        shownOn: { [profile(pune)]: '!Never came', [`${profile(pune)}?sort=lowest`]: 'not by a customer' },
        notOn: [kochiList, profile(kochi)],
      };
    },
  ],
  [
    'a review is answered',
    async () => {
      const id = await makeReview(db, { business_id: pune });
      return {
        write: () => write('PUT', `/review/reply/${id}`, { text: 'Glad that it held' }, owner),
        shownOn: { [profile(pune)]: 'Glad that it held' },
        notOn: [puneList, profile(kochi)],
      };
    },
  ],
  [
    'a review is found helpful',
    async () => {
      const id = await makeReview(db, { business_id: pune, name: 'Helpful Hema' });
      return {
        write: () => write('PUT', `/review/helpful/${id}`, { helpful: true }, user),
        shownOn: { [profile(pune)]: '(1)' },
        notOn: [puneList],
      };
    },
  ],
  [
    'a reviewer comes to have dealt with the business',
    async () => {
      const { id, headers } = await signInUser(db);
      await makeReview(db, { business_id: kochi, user_id: id });
      return {
        write: () => write('POST', `/contractor/show-phone/${kochi}`, undefined, headers),
        shownOn: { [profile(kochi)]: 'Customer contacted them on' },
        notOn: [puneList, profile(pune)],
      };
    },
  ],
  [
    'a poster is deleted',
    async () => {
      const id = await makePoster(db, { name: 'Monsoon sale at Lakdi Pul' });
      return {
        write: () => write('DELETE', `/poster/admin/delete/${id}`, undefined, admin),
        shownOn: { '/': '!Monsoon sale at Lakdi Pul' },
        notOn: [kochiList, '/blog', profile(kochi)],
      };
    },
  ],
  [
    'a price is added',
    async () => ({
      write: () => write('POST', '/price-ticker/add', priceForm, admin),
      shownOn: { '/': 'River sand' },
      notOn: [kochiList, '/blog'],
    }),
  ],
  [
    'a price is changed',
    async () => {
      const id = await makePriceTicker(db, { material: 'Fly ash bricks' });
      return {
        write: () => write('PUT', `/price-ticker/update/${id}`, { ...priceForm, material: 'Fly ash bricks', price: 7.25 }, admin),
        shownOn: { '/': '7.25' },
        notOn: [kochiList, '/blog'],
      };
    },
  ],
  [
    'a price is deleted',
    async () => {
      const id = await makePriceTicker(db, { material: 'Laterite blocks' });
      return {
        write: () => write('DELETE', `/price-ticker/delete/${id}`, undefined, admin),
        shownOn: { '/': '!Laterite blocks' },
        notOn: [kochiList, '/blog'],
      };
    },
  ],
  [
    'a poster is added',
    async () => ({
      write: () => write('POST', '/poster/admin/add', { poster_name: 'Solar week in Thane', image: picture }, admin),
      shownOn: { '/': 'Solar week in Thane' },
      notOn: [kochiList, '/blog', profile(kochi)],
    }),
  ],
  [
    'a blog entry is added',
    async () => ({
      write: () => write('POST', '/blog/add', { ...blogForm, title: 'Rain on the roof', image: picture }, admin),
      shownOn: { '/blog': 'Rain on the roof' },
      notOn: ['/', kochiList],
    }),
  ],
  [
    'a blog entry is deleted',
    async () => {
      const id = await makeBlog(db, { title: 'Old tiles', description: 'What to do with them.' });
      return {
        write: () => write('DELETE', `/blog/delete/${id}`, undefined, admin),
        shownOn: { '/blog': '!Old tiles', [`/blog/${id}`]: '!What to do with them.' },
        notOn: ['/', kochiList],
      };
    },
  ],
  [
    'a blog entry is changed',
    async () => ({
      write: () => write('PUT', `/blog/update/${blogId}`, blogForm, admin),
      shownOn: { '/blog': 'Cool roofs', [`/blog/${blogId}`]: 'Paint it white.' },
      notOn: ['/', kochiList],
    }),
  ],
  [
    'a comment is approved',
    async () => {
      const id = await makeComment(db, { blog_id: blogId, comment: 'Ours is white since May' });
      return {
        write: () => write('PUT', `/blog/comment/update/${id}`, { status: 'approved' }, admin),
        shownOn: { [`/blog/${blogId}`]: 'Ours is white since May' },
        notOn: ['/', kochiList],
      };
    },
  ],
  [
    'a service is added',
    async () => ({
      write: () => write('POST', '/service/add', { name: 'Rope access', category: 'contractor' }, admin),
      shownOn: { '/': 'Rope access' },
      // The footer of every page has ways to services.
      notOn: [],
    }),
  ],
  [
    'a service is renamed',
    async () => {
      const id = await makeService(db, { name: 'Chimney sweeping' });
      return {
        write: () => write('PUT', `/service/update/${id}`, { name: 'Chimney building', category: 'contractor' }, admin),
        shownOn: { '/': 'Chimney building' },
        notOn: [],
      };
    },
  ],
  [
    'a service is deleted',
    async () => {
      const id = await makeService(db, { name: 'Thatching' });
      return {
        write: () => write('DELETE', `/service/delete/${id}`, undefined, admin),
        shownOn: { '/': '!Thatching' },
        notOn: [],
      };
    },
  ],
  [
    'a like is taken back',
    async () => {
      await makeLike(db, { business_id: kochi, user_id: userId });
      // It comes before the other one, and after it when as many like both.
      await makeLike(db, { business_id: kochi });
      return {
        write: () => write('PUT', '/contractor/like', { businessId: kochi }, user),
        shownOn: { [profile(kochi)]: '', '/': '' },
        notOn: [puneList, profile(pune), '/blog'],
      };
    },
  ],
  [
    'the limit of phone numbers is changed, which no page of a visitor shows',
    async () => ({
      write: () => write('PUT', '/settings/phone-view-limit/update', { phone_view_limit: 12 }, admin),
      shownOn: {},
      notOn: ['/', kochiList, profile(pune), '/blog', '/plans'],
    }),
  ],
];

describe('each write is on the next load of every page that shows it, in its process and in another', () => {
  test.each(CHANGES)('%s', async (_name, prepare) => {
    const change = await prepare();
    const before = new Map<string, string>();
    // Pages are kept for a minute: those that an earlier test had made could come to their end within this one.
    await db.insertInto('topic_changes').values({ topic: '*' }).execute();
    for (const url of [...Object.keys(change.shownOn), ...change.notOn]) before.set(url, (await keep(url)).body);
    for (const url of [...Object.keys(change.shownOn), ...Object.keys(change.shownOn)]) await pageOfWriter(url);
    await change.write();
    for (const [url, text] of Object.entries(change.shownOn)) {
      const { body } = await get(url);
      expect([url, body === before.get(url)]).toEqual([url, false]);
      for (const page of [body, await pageOfWriter(url)]) {
        if (text.startsWith('!')) expect(page).not.toContain(text.slice(1));
        else expect(page).toContain(text);
      }
    }
    made.count = 0;
    for (const url of change.notOn) expect([url, (await get(url)).body === before.get(url)]).toEqual([url, true]);
    expect(made.count).toBe(0);
  });
});
