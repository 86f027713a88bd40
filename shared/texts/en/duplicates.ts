/** The pages on which the team finds entries of one business and merges them. */

import { plural } from '#shared/texts/en/grammar.ts';

export const title = 'Duplicates';
export const whatItIs =
  'Entries that may be one business. Compare them: merge what is the same, and say so where it is not. A merge can be undone for 30 days.';
export const pairs = 'Likely duplicates';
export const nothingFound = 'No duplicates';
export const theyComeHere = 'Entries that resemble each other come here, minutes after one is added or changed.';
export const samePhone = 'One has the number that the other had';
export const sameEmail = 'Same email';
export const sameGstin = 'Same GSTIN';
export const sameName = 'Same name nearby';
export const sameAddress = 'Near names at one address';
export const whyFound = 'Why';
export const pending = 'Waits for approval';
export const approved = 'On the site';
export const rejected = 'Not approved';
/** @param names of both entries. */
export const compare = (names: string) => `Compare<hidden> ${names}</hidden>`;
export const notSame = (names: string) => `Not the same<hidden>: ${names}</hidden>`;
export const merges = 'Merged in the last 30 days';
export const noMerges = 'Nothing was merged in the last 30 days.';
export const entry = 'Entry';
export const mergedInto = 'Merged into';
export const mergedOn = 'Merged on';
export const mergedBy = 'By';
export const until = 'Can be undone until';
export const erasedEntry = 'An entry that was erased';
export const formerAdmin = 'Somebody who is no admin any more';
export const undo = (name: string) => `Undo<hidden> the merge of ${name}</hidden>`;
export const undoTitle = 'Undo this merge';
export const undoQuestion = (name: string, into: string) =>
  `${name} becomes an entry of its own again. What people did with ${into} since the merge stays there.`;
export const compareTitle = 'Compare two entries';
export const back = 'Back to duplicates';
export const whichStays = 'Which entry stays?';
export const staysHint = 'The address of the other leads there. Reviews, likes, enquiries and figures of both come together.';
export const sinceDay = (day: string) => `Added on ${day}`;
export const hasOwner = 'Has an owner';
export const hasNoOwner = 'Nobody has taken it over';
export const reviews = (count: number) => `${count} ${plural(count, { one: 'review', other: 'reviews' })}`;
export const likes = (count: number) => `${count} ${plural(count, { one: 'like', other: 'likes' })}`;
export const enquiries = (count: number) => `${count} ${plural(count, { one: 'enquiry', other: 'enquiries' })}`;
export const openPage = (name: string) => `Open<hidden> the page of ${name}</hidden>`;
export const fields = 'What the entry says';
export const fieldsHint = 'Where both say something else, choose what stays. Where one says nothing, the other fills it.';
export const same = 'Same in both';
export const empty = 'Empty';
export const photos = (count: number) => `${count} ${plural(count, { one: 'photo', other: 'photos' })}`;
export const otherPhotosCome = 'If you choose the photos of the entry that goes, they come after those of the one that stays, 8 in all.';
export const ownersAlone = 'Belongs to the account, stays with it';
export const likedBoth = (count: number) =>
  plural(count, { one: 'One person likes both: it counts once.', other: `${count} people like both: each counts once.` });
export const wroteOfBoth = (count: number) =>
  plural(count, {
    one: 'One person wrote of both: what was written of the entry that stays is shown.',
    other: `${count} people wrote of both: what was written of the entry that stays is shown.`,
  });
export const twoAccounts = 'Both have an owner.';
export const ownerStays = (name: string) =>
  `The account of ${name} owns what stays. The other account stays an account, without an entry on the site; both are told by mail.`;
export const merge = 'Merge';
export const mergeTitle = 'Merge these entries';
export const mergeQuestion = (goes: string, stays: string) => `${goes} becomes part of ${stays}. You can undo it for 30 days.`;
export const couldNot = 'That did not work. Please try again';
