/** What the calls of duplicates and merges answer. */

export const pairNotFound = 'This pair is not there any more';
export const withItself = 'An entry cannot be merged with itself';
export const mergedAlready = 'This entry was merged with another. Undo that merge first';
export const keepListed = 'The entry that stays is not on the site, the other is. Let the other stay, or approve this one first';
export const keepOwned = 'The entry that goes has an owner, the one that stays has none. Let the one with the owner stay';
export const sayOwner = 'Two accounts: say that the account of the entry that stays owns it';
export const contactOfAnother = 'Phone number and email belong to the account of their owner and stay with it';
export const mergeNotFound = 'This merge is not there any more: somebody has undone it';
export const tooLate = 'A merge can be undone for 30 days. This one is older';
export const erased = 'The entry that was merged has been erased since. It cannot come back';
/** @param name of the entry that was merged later; empty where it is not known. */
export const undoLaterFirst = (name: string) => (name ? `Undo the later merge of ${name} first` : 'Undo the later merge first');
export const notSame = 'Noted. The pair comes again only if something else speaks for it';
export const merged = 'Merged. Both owners are told';
export const undone = 'Undone. Both entries are back as they were';
/** @param fields names of them. */
export const undoneBut = (fields: string) => `Undone. Changed since the merge, so left as it is: ${fields}`;
/** What the owner reads of their entry. @param business the one that stays. */
export const mergedWith = (business: string) => `It was merged with the entry ${business}, which is the same business`;
