/**
 * For how many days what people write to each other and to the team is kept after the last word in it, by kind. The night's job deletes by it,
 * and the privacy policy says it (docs/decisions/234-consents.md, 'How long').
 */
export const keptDays = {
  /** Enquiries with their conversations, and requests for quotes. */
  enquiries: 3 * 365,
  /** What is written to the team, with its answers. */
  teamMessages: 3 * 365,
  /** Photos of requests and of answers: they show the inside of homes, and are of use while the work is talked about. */
  photos: 365,
} as const;

/** Days as people say them: in years. */
export const inYears = (days: number) => Math.round(days / 365);
