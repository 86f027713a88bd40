import { brand } from '#shared/brand/brand.ts';

/** What the site says of itself, in the titles and descriptions of pages: shared/brand/brand.ts. */
export const tagline = brand.tagline;
export const description = brand.description;
/** Ways into the installed site. */
export const findContractor = 'Find a contractor';
export const findMaterial = 'Find material';
