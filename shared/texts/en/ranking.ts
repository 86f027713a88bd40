import { brand } from '#shared/brand/shown-brand.ts';

export const howRankingWorks = 'How ranking works';
export const pageDescription = () =>
  `Why a business stands where it stands in the lists of ${brand.name}: distance, ratings and likes, and never money.`;
export const notForSale =
  'No place in a list can be bought. The order follows what you searched for, where it is, and what people say of a business.';

export const byTyping = 'When you search by typing';
export const byTypingHow =
  'A business is found when every word you typed is in its name, service, address, city or state. What everyday words mean comes first (‘AC’ is air conditioning), then your words exactly as you typed them, then your words in any order. When too few are found, near spellings follow, and then what your words mean: ‘roof leaking in Pune’ is read as waterproofing in Pune, in English and in Hindi. Of those the ones come first that have more of your words in what they say of themselves, then the best. Where words may mean several trades, these take turns, the likelier one more often. Where the place you named has none, the nearest wider one is shown, and the page says so. What your words were taken for stands over the list, with a link to search for exactly the words.';
export const byChoosing = 'When you choose a place and a service';
export const byChoosingHow =
  'Only businesses of that place and service are listed. If you let us use where you are, the nearest come first. If you name a locality, the businesses in it come first. If you choose a business among the suggestions, it stands first in the list it leads to. All else being equal, the best come first.';
export const best = 'What ‘best’ means';
export const bestHow =
  'The average rating, weighted by how many reviews it comes from: a single five-star review does not beat fifty good ones. Likes add a little. Businesses that are equal in all of this keep one fixed order, so that pages do not change while you read.';
export const filters = 'Filters and other orders';
export const filtersHow =
  'The filters leave out whoever does not pass them, and say beforehand how many do. ‘Answers quickly’ is measured from at least five enquiries of the last 30 days: half or more were answered, the middle one within four hours. ‘Verified’ says that our team has checked something of the business that still stands, and its page says what, and when. You can also order a list by distance along the ground, average rating, number of reviews or age. In the list of one service you can order by price and set the most you want to pay: compared are the prices that businesses give for its usual unit, such as sq ft or bag; a price ‘from’ counts with its least amount, and whoever gives no such price comes after those who do. A business that comes to your city from elsewhere says so and stands behind those of the city where the best come first.';
export const planMember = 'What ‘Plan member’ means';
export const planMemberHow =
  'A business with this mark has paid for the <plan>one-time plan</plan>. The mark says so, and no more: it is not a test of quality, and it never moves a business up or down in any list. The same holds for posters and advertisements.';
