import { baseDate, type DemoBusiness } from '#server/demo/businesses.ts';
import { createRandom, uuidAt } from '#server/demo/random.ts';

const HOUR = 3_600_000;

/** What was there before the edit, by turns. */
const befores: ((business: DemoBusiness) => Partial<Record<keyof DemoBusiness, unknown>>)[] = [
  ({ price }) => ({ price: price.replace(/\d+/, (digits) => String(Math.round(Number(digits) * 0.9))) }),
  ({ name }) => ({ short_description: `Call ${name} for all kinds of work`, price: 'On request' }),
  ({ images }) => ({ images: images.slice(1) }),
  ({ description }) => ({ description: description.split('. ').slice(0, 1).join('. ') }),
];

/** Edits of a few owners in the last days, which the team has still to look at. */
export function demoOwnerEdits(approved: readonly DemoBusiness[]) {
  const random = createRandom('owner edits');
  return random.sample(approved, 7).map((business, i) => {
    const created_at = new Date(baseDate.getTime() - (1 + i * 9) * HOUR);
    const before = befores[i % befores.length]?.(business) ?? {};
    const changes = Object.fromEntries(
      Object.entries(before).map(([field, was]) => [field, { before: was, after: business[field as keyof DemoBusiness] }]),
    );
    return { business_edit_id: uuidAt(random, created_at), business_id: business.business_id, edited_by: 'owner', changes, created_at };
  });
}
