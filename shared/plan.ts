import { plansText } from '#shared/texts.ts';

/** The one plan there is (docs/product/pages.md and docs/product/rules.md). Its price is in rupees. */
export const oneTimePlan = {
  id: 'one_time',
  get name() {
    return plansText.oneTimePlan;
  },
  get description() {
    return plansText.planDescription;
  },
  amount: 99,
  currency: 'INR',
  type: 'one_time',
} as const;
