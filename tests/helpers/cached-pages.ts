import { expect } from 'vitest';
import { builtPages } from '#server/pages/page-build.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' };

const list = (city: string, state: string) => `/searcher?${new URLSearchParams({ service: 'Waterproofing', city, state })}`;

/** A directory with two businesses and a blog entry, and a process that gives its pages. */
export async function createCachedPages() {
  const database = await createTestDatabase();
  const { db } = database;
  const build = await builtPages();
  /** How often a page was made. */
  const made = { count: 0 };
  const counting = {
    ...build,
    load: (...asked: Parameters<typeof build.load>) => {
      made.count += 1;
      return build.load(...asked);
    },
  };
  const { app } = await createTestApp({}, { database, pages: counting });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { ...person, ...headers } });

  /** Asks until the page is kept: that of a search for words is made for keeping when it is asked for again. */
  async function keep(url: string) {
    await get(url);
    const kept = await get(url);
    expect([kept.statusCode, typeof kept.headers.etag]).toEqual([200, 'string']);
    return kept;
  }

  const admin = (await signInAdmin(db)).headers;
  const { headers: user, id: userId } = await signInUser(db);
  const pune = await makeBusiness(db, { name: 'Deccan Terrace Care', images: ['demo/waterproofing-1'] });
  const owner = (await signInBusiness(db, pune)).headers;
  const kochi = await makeBusiness(db, { name: 'Periyar Roofs', city: 'Kochi', state: 'Kerala', address: 'Marine Drive' });
  const blogId = await makeBlog(db, { title: 'Stop the terrace leaking' });
  return {
    admin,
    app,
    blogId,
    database,
    db,
    get,
    keep,
    kochi,
    kochiList: list('Kochi', 'Kerala'),
    made,
    owner,
    person,
    pune,
    puneList: list('Pune', 'Maharashtra'),
    user,
    userId,
  };
}

/** The page of a business. */
export const profile = (id: string) => `/viewdetails/${id}`;
