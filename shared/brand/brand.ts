/**
 * What the site is called and what it says of itself in a line. The folder holds all that makes it yours: docs/branding.md says how.
 * Browsers load this file: colours, which they have as styles, stand in one of their own.
 */
export const brand = {
  name: 'Nirmaan',
  /** Behind the name, in the title of Home and on the picture of shared pages. */
  tagline: 'Construction contractors and material suppliers in India',
  /** What search engines show below the title. */
  description: 'Find construction contractors and material suppliers across India by trade and city: photos, prices, ratings and contact.',
  /** The year since which it exists, for the line below every page. */
  since: '2024',
} as const;
