/** Limits of the figures by day, month and year. They stand apart from the others: no page of visitors loads them. */
export const figureLimits = {
  firstYear: 2020,
  /** Days for which searches are kept by day. */
  daysKept: 400,
  /** Different visits that searched for words which found nothing, before these are told. */
  leastVisits: 3,
  /** Days of patience with who does not answer. */
  patienceDays: 2,
  /** Days after its end in which a month still changes. */
  monthClosesAfter: 30,
  /** Rows of a table on the page. */
  rows: 20,
  downloaded: 10_000,
} as const;
