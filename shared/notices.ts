import { consentsText } from '#shared/texts.ts';

/** What people agree to, beside each single thing that they send. */
export const PURPOSES = ['account', 'newsletter', 'saved_searches', 'phone_messages', 'web_push'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** How somebody agreed: by a form, a link in a mail, or a word in a chat. */
export const GIVEN_BY = ['form', 'link', 'chat'] as const;
export type GivenBy = (typeof GIVEN_BY)[number];

export interface Notice {
  /** Counts up when `says` means something else than before; whoever agreed to an older one is told once. */
  version: number;
  /** The day of this version. */
  since: string;
  /** What the purpose is called, and what is said before somebody agrees. */
  name: () => string;
  says: () => string;
}

export type Notices = Record<Purpose, Notice>;

/** The notice of each purpose. */
export const NOTICES: Notices = {
  account: { version: 1, since: '2026-11-29', name: () => consentsText.account, says: () => consentsText.accountNotice },
  newsletter: { version: 1, since: '2026-11-29', name: () => consentsText.newsletter, says: () => consentsText.newsletterNotice },
  saved_searches: { version: 1, since: '2026-11-29', name: () => consentsText.savedSearches, says: () => consentsText.savedSearchesNotice },
  phone_messages: { version: 1, since: '2026-11-29', name: () => consentsText.phoneMessages, says: () => consentsText.phoneMessagesNotice },
  web_push: { version: 1, since: '2026-11-29', name: () => consentsText.webPush, says: () => consentsText.webPushNotice },
};

/** Counting visits by Google: a browser's answer, which it keeps itself. Another version asks each browser again. */
export const ANALYTICS_NOTICE = { version: 1, since: '2026-11-29' };
