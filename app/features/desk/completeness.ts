import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

const PHOTOS = 3;
const DESCRIPTION_LETTERS = 100;

export interface Step {
  name: 'main-photo' | 'photos' | 'price' | 'address' | 'hours' | 'short-description' | 'description' | 'review';
  text: string;
  /** What the owner has of it. */
  brings: string;
  done: boolean;
}

/** What makes a profile complete, and which of it this one has. */
export function stepsOf(business: OwnBusiness): Step[] {
  const { image, description, shortDescription, price, address, openingHours, totalReviews } = business;
  return [
    { name: 'main-photo', text: deskText.addMainPhoto, brings: deskText.mainPhotoBrings, done: image.length > 0 },
    { name: 'price', text: deskText.sayPrice, brings: deskText.priceBrings, done: price.trim() !== '' },
    { name: 'photos', text: deskText.showWork(PHOTOS), brings: deskText.photosBring, done: image.length >= PHOTOS },
    { name: 'address', text: deskText.sayAddress, brings: deskText.addressBrings, done: address.trim() !== '' },
    { name: 'short-description', text: deskText.sumUp, brings: deskText.sumUpBrings, done: shortDescription.trim() !== '' },
    {
      name: 'description',
      text: deskText.describeWork(DESCRIPTION_LETTERS),
      brings: deskText.describeBrings,
      done: description.trim().length >= DESCRIPTION_LETTERS,
    },
    { name: 'hours', text: deskText.sayHours, brings: deskText.hoursBring, done: openingHours !== null },
    { name: 'review', text: deskText.askForReview, brings: deskText.reviewBrings, done: totalReviews > 0 },
  ];
}
