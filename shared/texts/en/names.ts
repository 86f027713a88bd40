/** Names that are given in Hindi besides English. */
export const nameInHindi = 'Name in Hindi';
export const shownInHindi = 'What pages in Hindi show. It may stay empty.';
export const inShortInHindi = 'In short, in Hindi';
export const aboutWorkInHindi = 'About your work in Hindi';

// The categories of services.
export const contractor = 'Contractor';
export const supplier = 'Supplier';
