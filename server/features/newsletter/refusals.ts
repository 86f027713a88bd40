import { Refusal } from '#server/base/errors.ts';
import { newsletterMessages } from '#shared/texts.ts';

export const newsletterRefusals = {
  newsletterNotFound: () => new Refusal(404, 'newsletter_not_found', newsletterMessages.newsletterNotFound),
  subscriberNotFound: () => new Refusal(404, 'subscriber_not_found', newsletterMessages.subscriberNotFound),
  newsletterSent: () => new Refusal(409, 'newsletter_sent', newsletterMessages.newsletterSent),
  newsletterNotTested: () => new Refusal(409, 'newsletter_not_tested', newsletterMessages.notTested),
  nobodyConfirmed: () => new Refusal(409, 'nobody_confirmed', newsletterMessages.nobodyConfirmed),
  deadSubscriptionLink: () => new Refusal(400, 'dead_subscription_link', newsletterMessages.deadLink),
  brokenSubscriptionLink: () => new Refusal(400, 'broken_subscription_link', newsletterMessages.brokenLink),
};
