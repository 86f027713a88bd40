import { randomInt } from 'node:crypto';
import type { DemoBusiness } from '#server/demo/businesses.ts';
import type { Customer, DemoReview } from '#server/demo/reviews.ts';

/** Who can be signed in to in a demo, and how: told once, to who started the site. */
export interface DemoAccounts {
  userName: string;
  owners: { name: string; phoneNo: string }[];
  password: string;
}

/** The trades whose owners can be signed in to, where the most can be seen of them. */
const OWNERS = [
  { service: 'Waterproofing', city: 'Pune' },
  { service: 'Tiles/flooring', city: 'Kanpur' },
];

/** @returns the user and the owners of businesses that can be signed in to: those who have the most reviews. */
export function chooseAccounts(businesses: readonly DemoBusiness[], customers: readonly Customer[], reviews: readonly DemoReview[]) {
  const counts = Map.groupBy(reviews, ({ business_id }) => business_id);
  const reviewsOf = ({ business_id }: DemoBusiness) => counts.get(business_id)?.length ?? 0;
  const owners = OWNERS.flatMap((wanted) =>
    businesses
      .filter(({ service, city }) => service === wanted.service && city === wanted.city)
      .toSorted((a, b) => reviewsOf(b) - reviewsOf(a))
      .slice(0, 1),
  );
  const user = customers.find(({ city }) => city === OWNERS[0]?.city);
  if (!user || owners.length < OWNERS.length) throw new Error('The demo has nobody to sign in as');
  return { user, owners };
}

/** Letters that nobody takes for others, another password at each start. */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
}
