/** Suggestions that are open at a time, and days. */
export const correctionLimits = {
  openOfBusiness: 5,
  openOfPerson: 5,
  /** The owner is asked alone for so long. */
  ownerDays: 7,
  /** So long the same person is not heard again on what was refused. */
  refusedDays: 30,
  /** A mailed link works for so long. */
  linkDays: 3,
  /** So long a link of the mail that says what became of a suggestion shows what its address has suggested. */
  listDays: 90,
  /** So long the owner reads what was decided. */
  shownDays: 30,
} as const;
