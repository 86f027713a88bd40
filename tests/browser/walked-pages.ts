import type { Kysely } from 'kysely';
import { PAGES } from '#drills/parts/page-table.ts';
import type { DB } from '#server/db/types.ts';
import { makeTeamsWork, teamsViews } from '#tests/browser/teams-work.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReply, makeReview } from '#tests/factories/review.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

/** Their columns in the table of pages. */
const ROLES = { visitor: 0, user: 1, owner: 2, admin: 4 } as const;

export type Walker = keyof typeof ROLES;

/** All who walk, as a test's title calls them. */
export const WALKERS: Record<string, Walker> = { 'a visitor': 'visitor', 'a user': 'user', 'an owner': 'owner', 'an admin': 'admin' };

export interface Walk {
  /** What their browser keeps in its cookie `nirmaan`; a visitor's none. */
  token: string;
  /** The pages that they see and a visitor does not; a visitor's are all of theirs. */
  addresses: string[];
  /** Whom pages are about: the owner's own. */
  business: string;
}

/**
 * Signs somebody in, to whom each list shows something, and lists the pages that they walk through.
 * @param isShared whether other tests look at the database too.
 */
export async function prepareWalk(db: Kysely<DB>, walker: Walker, isShared = false): Promise<Walk> {
  const business = await makeReviewed(db);
  const role = ROLES[walker];
  const { token, more } = await become(db, walker, business, isShared);
  const addresses: string[] = [];
  for (const { path, expected, fill, status } of PAGES) {
    const answer = expected[role];
    if ((answer !== 200 && answer !== 404) || status === 'pending' || (role !== ROLES.visitor && expected[ROLES.visitor] === 200)) continue;
    // The team sees what is nowhere as everybody does.
    if (walker === 'admin' && answer === 404) continue;
    addresses.push(fill ? await fill({ business, db }) : path);
  }
  return { token, business, addresses: [...addresses, ...more] };
}

async function makeReviewed(db: Kysely<DB>) {
  const told = { opening_hours: 'Mo-Fr 09:00-18:00', languages: ['Hindi', 'Marathi'], working_since: 2009, lat: 18.5, lng: 73.8 };
  const business = await makeBusiness(db, told);
  await makeReview(db, { business_id: business });
  await makeReply(db, business);
  return business;
}

async function become(db: Kysely<DB>, walker: Walker, business: string, isShared: boolean): Promise<{ token: string; more: string[] }> {
  switch (walker) {
    case 'visitor':
      return { token: '', more: ['/searcher?q=leaking%20roof', '/searcher?city=Pune&state=Maharashtra&service=Submarine%20docks'] };
    case 'user': {
      const { id: user_id, token } = await signInUser(db);
      await makeSavedSearch(db, { user_id });
      const requirement = await makeRequirement(db, { user_id });
      const asked = { user_id, business_id: business, requirement_id: requirement, created_at: new Date(Date.now() - 49 * 3_600_000) };
      const enquiry = await makeEnquiry(db, { user_id, business_id: business });
      await makeMessage(db, enquiry, { price_from: 12_000, price_to: 15_000, price_unit: 'project', ready_on: '2027-01-31' });
      await makeEnquiry(db, asked);
      return { token, more: [`/user/enquiries/${enquiry}`, `/user/requirements/${requirement}`] };
    }
    case 'owner':
      await makeEnquiry(db, { business_id: business });
      return { token: (await signInBusiness(db, business)).token, more: [`/viewdetails/${business}`] };
    case 'admin': {
      const { token, importId } = await makeTeamsWork(db, isShared);
      return { token, more: teamsViews(importId) };
    }
  }
}
