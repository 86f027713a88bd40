import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { messages, requirementMessages, threadMessages } from '#shared/texts.ts';

/** Why nothing more can be written to an enquiry, as it is said. */
export const threadClosures = {
  endedByAsker: () => threadMessages.endedByAsker,
  endedAsChosen: () => threadMessages.endedAsChosen,
  endedByYou: () => threadMessages.endedByYou,
  notPassedOn: () => threadMessages.notPassedOn,
  askerLeft: () => threadMessages.askerLeft,
  businessLeft: () => threadMessages.businessLeft,
  businessNotPublic: () => threadMessages.businessNotPublic,
  full: () => threadMessages.conversationFull,
};
export type ThreadClosure = keyof typeof threadClosures;

export const enquiryRefusals = {
  enquiryNotFound: () => new Refusal(404, 'enquiry_not_found', messages.enquiryNotFound),
  deadThreadLink: () => new Refusal(404, 'dead_thread_link', threadMessages.deadLink),
  threadClosed: (why: ThreadClosure) => new Refusal(409, 'thread_closed', threadClosures[why]()),
  threadStaysEnded: () => new Refusal(409, 'thread_stays_ended', threadMessages.staysEnded),
  ownBusinessAsked: () =>
    new Refusal(400, 'own_business', requirementMessages.ownBusiness, { errors: { businesses: requirementMessages.ownBusiness } }),
};

declareConstraints({
  enquiries__business_id_fkey: businessRefusals.businessNotFound,
  enquiries__user_id_fkey: refusals.notSignedIn,
  enquiry_messages__enquiry_id_fkey: () => enquiryRefusals.enquiryNotFound(),
});
