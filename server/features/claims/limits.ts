/** Times are in seconds. */
export const claimLimits = {
  /** For which a code that was asked for here is taken: as long as the code itself. */
  code: 600,
  /** For which a mailed link works. */
  link: 2 * 86_400,
  /** Links a day for one business, and asks of the team. */
  ofBusiness: 5,
  /** Businesses that one account asks the team for at a time. */
  openOfAccount: 3,
  /** Days after which a claim that gave nobody a business is forgotten. */
  keptDays: 90,
} as const;
