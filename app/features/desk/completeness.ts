import type { OwnBusiness } from '#shared/schemas/own-business.ts';

const PHOTOS = 3;
const DESCRIPTION_LETTERS = 100;

export interface Step {
  text: string;
  done: boolean;
}

/** What makes a profile complete, and which of it this one has. */
export function stepsOf({ image, description, shortDescription, price, address, totalReviews }: OwnBusiness): Step[] {
  return [
    { text: 'Add a main photo', done: image.length > 0 },
    { text: `Show your work in at least ${PHOTOS} photos`, done: image.length >= PHOTOS },
    { text: 'Sum up your business in a short description', done: shortDescription.trim() !== '' },
    {
      text: `Describe what you do in at least ${DESCRIPTION_LETTERS} letters`,
      done: description.trim().length >= DESCRIPTION_LETTERS,
    },
    { text: 'Say where you are and what you charge', done: address.trim() !== '' && price.trim() !== '' },
    { text: 'Ask a customer for a first review', done: totalReviews > 0 },
  ];
}
