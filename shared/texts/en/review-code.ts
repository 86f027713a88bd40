import { brand } from '#shared/brand/shown-brand.ts';

export const howReviewsWork = 'How reviews work';
export const pageDescription = () =>
  `Who may review a business on ${brand.name}, what is checked, what is removed and why, and what the stars count.`;
export const notForSale =
  'Nobody can buy a review or have one removed by paying. Good and bad ones are treated alike. Below is what we do at each step, in the order of the standard for online reviews.';
export const clause = (number: string) => `Clause ${number}`;

export const collecting = 'How reviews come';
export const author = 'Who writes';
export const authorHow =
  'Whoever has an account here and has proven its email or phone number, by a link or a code. Before that a review is shown to its writer alone and counts nowhere. One account writes one review of a business, and may change or delete it at any time. A business cannot review itself or others.';
export const asked = 'Who is asked';
export const askedHow =
  'A business has one link that asks for a review, the same for everybody, and can ask all customers who say that its work was done, each once. It cannot choose whom, nor which reviews are shown. Reviews that come so are marked ‘Asked for’. Nobody gets money, a discount or a gift from us for one, and businesses may give none.';
export const experience = 'Whether they were customers';
export const experienceHow = () =>
  `‘Customer contacted them on ${brand.name}’ stands beside a review only when our records say so: the writer got an answer to an enquiry here, or was shown the phone number here. Nobody can tick it. ‘Work done’ stands there when the writer chose this business for a request here and told us later that the work was done; we ask everybody who has chosen. Others may write too, because much is agreed on the street; their reviews do not have the mark.`;
export const honest = 'Against false reviews';
export const honestHow =
  'Some facts tell that a business may have written about itself, or that reviews are made in numbers: the same email or number, the same phone or network just after it registered, accounts made the same day, many at once. Such a review waits until a person has looked at it.';
export const privacy = 'What is kept private';
export const privacyHow =
  'Everyone sees the name that was written, the date, the stars, the words and the photos, never the email. Where a photo was taken is taken out of it. <privacy>How we treat data</privacy>';

export const moderating = 'How reviews are looked after';
export const looked = 'What is looked at';
export const lookedHow =
  'Reviews are shown at once, but for those that wait for a check. Everyone can report a review; a person of our team looks at it. We never change the words or the stars of a review.';
export const removed = 'What is removed';
export const removedHow = (reasons: string) =>
  `Only our team removes reviews, and only for these reasons: ${reasons}. That a review is bad for a business is none. A line on the page says how many were removed, when and why, and the writer is told.`;
export const contest = 'If you disagree';
export const contestHow =
  'Writer or business: <complaint>send a complaint</complaint>. It is acknowledged at once, answered within the times of the law, and what comes of all complaints is <figures>published each month</figures>.';
export const answer = 'The answer of the business';
export const answerHow =
  'The owner can answer each review once, below it, and change the answer. The writer gets it by mail. The owner cannot remove a review.';

export const publishing = 'How reviews are shown';
export const order = 'In which order';
export const orderHow = 'The newest first. You can have the highest, the lowest or real customers first instead. No order leaves any out.';
export const stars = 'What the stars count';
export const starsHow =
  'The average is that of all reviews shown, each counting the same; the page says since when. Votes, likes and plans do not count. In lists, how many reviews there are counts as well: <ranking>how ranking works</ranking>.';
export const howLong = 'How long';
export const howLongHow =
  'As long as the business is listed. Whoever deletes their account leaves the words and stars behind as ‘Former user’, without photos. Writers can delete the review itself first.';

export const standard = 'The standard';
export const standardHow =
  'We follow IS 19000:2022 of the Bureau of Indian Standards, which stands on ISO 20488:2018; the numbers are its clauses as publishers list them. We have tested ourselves against it. Nobody has certified us.';
