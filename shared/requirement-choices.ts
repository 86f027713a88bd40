/** When the work is to be done. */
export const timings = {
  at_once: 'As soon as possible',
  month: 'Within a month',
  quarter: 'Within three months',
  later: 'Later, I am only asking',
} as const;
export type Timing = keyof typeof timings;

/** What the work may cost, in rupees. */
export const budgets = {
  to_10000: 'Up to ₹10,000',
  to_50000: '₹10,000 to ₹50,000',
  to_200000: '₹50,000 to ₹2,00,000',
  to_1000000: '₹2,00,000 to ₹10,00,000',
  above_1000000: 'More than ₹10,00,000',
} as const;
export type Budget = keyof typeof budgets;
