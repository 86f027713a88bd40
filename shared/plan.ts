/** The one plan there is (specification 2 §§2, 9). Its price is in rupees. */
export const oneTimePlan = {
  id: 'one_time',
  name: 'One-Time Plan',
  description: 'Access our services with a one-time payment.',
  amount: 99,
  currency: 'INR',
  type: 'one_time',
} as const;
