/** What can be checked of a business, in the order in which marks are shown: docs/decisions/230-checks.md. */
export const CHECK_KINDS = ['gstin', 'udyam', 'licence', 'rera', 'insurance', 'address', 'phone', 'email', 'team'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Those whose number the owner enters, and the team looks up. */
export const SENT_CHECKS = ['gstin', 'udyam', 'licence', 'rera', 'insurance'] as const satisfies readonly CheckKind[];
export type SentCheck = (typeof SENT_CHECKS)[number];

/** How the team looks whether somebody is at an address. */
export const ADDRESS_WAYS = ['visit', 'letter'] as const;
export type AddressWay = (typeof ADDRESS_WAYS)[number];

/** What a document is that an owner adds to a number: the certificate of that number, or something that proves the address. */
export const DOCUMENT_KINDS = ['certificate', 'address'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Why a check does not stand any more: its time is over, the listing is another, a newer one took its place, the team took it back. */
export const CHECK_ENDS = ['over', 'changed', 'renewed', 'team'] as const;
