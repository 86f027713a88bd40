import type { FieldName } from '#shared/schemas/business-fields.ts';

/** What of two entries one may be chosen of when they are merged: fields that only make sense together are chosen together. */
export const MERGE_CHOICES = {
  name: ['name'],
  nameHindi: ['nameHindi'],
  phoneNo: ['phoneNo'],
  email: ['email'],
  service: ['service'],
  address: ['address', 'city', 'state', 'lat', 'lng'],
  price: ['price'],
  priceAmount: ['priceAmount', 'priceUnit', 'priceFrom'],
  shortDescription: ['shortDescription'],
  shortDescriptionHindi: ['shortDescriptionHindi'],
  description: ['description'],
  descriptionHindi: ['descriptionHindi'],
  workingSince: ['workingSince'],
  openingHours: ['openingHours'],
  languages: ['languages'],
  image: ['image'],
} as const satisfies Record<string, readonly FieldName[]>;

export type MergeChoice = keyof typeof MERGE_CHOICES;
export const mergeChoices = Object.keys(MERGE_CHOICES) as MergeChoice[];

/** By these an owner logs in: nobody's are given to another. */
export const CONTACT_CHOICES: readonly MergeChoice[] = ['phoneNo', 'email'];
