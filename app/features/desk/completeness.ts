import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

const PHOTOS = 3;
const DESCRIPTION_LETTERS = 100;

export interface Step {
  name: 'main-photo' | 'photos' | 'short-description' | 'description' | 'place-and-price' | 'review';
  text: string;
  done: boolean;
}

/** What makes a profile complete, and which of it this one has. */
export function stepsOf({ image, description, shortDescription, price, address, totalReviews }: OwnBusiness): Step[] {
  return [
    { name: 'main-photo', text: deskText.addMainPhoto, done: image.length > 0 },
    { name: 'photos', text: deskText.showWork(PHOTOS), done: image.length >= PHOTOS },
    { name: 'short-description', text: deskText.sumUp, done: shortDescription.trim() !== '' },
    { name: 'description', text: deskText.describeWork(DESCRIPTION_LETTERS), done: description.trim().length >= DESCRIPTION_LETTERS },
    { name: 'place-and-price', text: deskText.sayPlaceAndPrice, done: address.trim() !== '' && price.trim() !== '' },
    { name: 'review', text: deskText.askForReview, done: totalReviews > 0 },
  ];
}
