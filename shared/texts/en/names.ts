/** Names that are given in Hindi besides English. */
export const nameInHindi = 'Name in Hindi';
export const shownInHindi = 'What pages in Hindi show. It may stay empty.';
export const nameInEnglish = 'Name in English letters';
export const foundByBoth =
  'Such as Sharma Traders. People who type in English find you by it; Hindi pages keep showing the name as you wrote it.';
export const writeInEnglish = 'Please write it in English letters here, such as Sharma Traders.';
export const inShortInHindi = 'In short, in Hindi';
export const aboutWorkInHindi = 'About your work in Hindi';

// The categories of services.
export const contractor = 'Contractor';
export const supplier = 'Supplier';
