import { accountsText } from '#shared/texts.ts';

export interface AccountPromise {
  title: string;
  points: Record<string, string>;
}

/** What each kind of account is good for, beside its forms. */
export const promises = {
  user: (): AccountPromise => ({
    title: accountsText.usersPromise,
    points: { call: accountsText.seePhoneNumbers, like: accountsText.likeBusinesses, review: accountsText.writeReviews },
  }),
  supplier: (): AccountPromise => ({
    title: accountsText.suppliersPromise,
    points: { page: accountsText.pageOfYourOwn, enquiries: accountsText.enquiriesFromCustomers, free: accountsText.noCommission },
  }),
};
