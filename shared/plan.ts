/** The one plan there is (docs/product/pages.md and docs/product/rules.md). Its price is in rupees. */
export const oneTimePlan = {
  id: 'one_time',
  name: 'One-Time Plan',
  description: 'Access our services with a one-time payment.',
  amount: 99,
  currency: 'INR',
  type: 'one_time',
} as const;
