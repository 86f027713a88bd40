/** Texts of the newsletter in the back office and behind its links: the form of the footer needs none of them. */
export const newsletterMessages = {
  subscriptionConfirmed: 'You are on the list. Every newsletter has a link to leave it',
  deadLink: 'This link was used or has expired. Subscribe again at the foot of any page',
  brokenLink: 'This link is not whole. Copy all of it from the mail, or write to us',
  unsubscribed: 'You are unsubscribed: this address gets no newsletter any more',
  newsletterNotFound: 'Newsletter not found',
  subscriberNotFound: 'Subscriber not found',
  newsletterAdded: 'Newsletter saved as a draft',
  newsletterUpdated: 'Newsletter saved',
  newsletterDeleted: 'Newsletter deleted',
  subscriberRemoved: 'Subscriber removed',
  testSent: (email: string) => `A test mail is on its way to ${email}`,
  sendingBegun: (recipients: number) =>
    recipients === 1 ? 'The newsletter goes to 1 subscriber' : `The newsletter goes to ${recipients.toLocaleString('en-IN')} subscribers`,
  newsletterSent: 'This newsletter was sent, or is being sent',
  notTested: 'Send this text to yourself first',
  nobodyConfirmed: 'Nobody has confirmed a subscription yet',
  unknownSubscriberState: 'state must be waiting or confirmed',
} as const;
