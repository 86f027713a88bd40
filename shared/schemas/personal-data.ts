import * as z from 'zod/mini';
import { userView } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { keptInvitation } from '#shared/schemas/business-people.ts';
import { ownCheckView, registerAnswerView } from '#shared/schemas/checks.ts';
import { ownCommentView } from '#shared/schemas/comments.ts';
import { consentView } from '#shared/schemas/consents.ts';
import { ownersCorrectionView } from '#shared/schemas/corrections.ts';
import { checkDocumentView } from '#shared/schemas/documents.ts';
import { enquiryView, threadEnded } from '#shared/schemas/enquiries.ts';
import { enquiryFieldNames, enquiryShapeOf, enteredFacts } from '#shared/schemas/enquiry-fields.ts';
import { keptChoiceView } from '#shared/schemas/message-choices.ts';
import { nomineeView } from '#shared/schemas/nominees.ts';
import { ownBusinessView } from '#shared/schemas/own-business.ts';
import { paymentView } from '#shared/schemas/payments.ts';
import { reviewState, reviewView } from '#shared/schemas/reviews.ts';
import { savedSearchData } from '#shared/schemas/saved-searches.ts';
import { servedPlacesView } from '#shared/schemas/served-places.ts';
import { sentMessageView } from '#shared/schemas/short-messages.ts';
import { threadEnd, threadMessageView } from '#shared/schemas/threads.ts';
import { ownChangeView } from '#shared/schemas/waiting-changes.ts';
import { workAnswer } from '#shared/schemas/work-done.ts';

const reference = { business: z.string() };
const sessionView = z.object({ createdAt: z.string(), expiresAt: z.string() });
export const phoneView = z.object({ ...reference, name: z.string(), seenAt: z.string() });
export const sentEnquiry = z.object({
  business: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  ...enquiryShapeOf('view', enquiryFieldNames),
  language: z.string(),
  sentAt: z.string(),
  consentedAt: z.string(),
  endedAt: z.nullable(z.string()),
  endedAs: z.nullable(threadEnded),
  messages: z.array(threadMessageView),
});
export const sentRequirement = z.object({
  service: z.string(),
  place: z.string(),
  work: z.string(),
  when: z.string(),
  budget: z.nullable(z.string()),
  ...enquiryShapeOf('view', enteredFacts),
  name: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  language: z.string(),
  businesses: z.array(z.string()),
  /** Addresses on this site that open while one is logged in. */
  photos: z.array(z.string()),
  sentAt: z.string(),
  consentedAt: z.string(),
  closedAt: z.nullable(z.string()),
  closedAs: z.nullable(threadEnd),
  /** The business that was chosen in the end, 'Former user' when it has left; none where it was somebody else. */
  chosen: z.nullable(z.string()),
  /** When the link in its mail was ended. */
  /** When they were asked whether the work is done, what they said, and when they were asked for a review. */
  workAskedAt: z.nullable(z.string()),
  workAnswer: z.nullable(workAnswer),
  workAnsweredAt: z.nullable(z.string()),
  reviewAskedAt: z.nullable(z.string()),
  linkEndedAt: z.nullable(z.string()),
});
export const madeGrievance = z.object({
  number: z.int(),
  kind: z.string(),
  page: z.string(),
  message: z.string(),
  name: z.string(),
  email: z.string(),
  action: z.nullable(z.string()),
  outcome: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export const madeCorrection = z.object({
  business: z.string(),
  businessName: z.string(),
  field: z.string(),
  value: z.string(),
  source: z.string(),
  state: z.string(),
  reason: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export const madeClaim = z.object({
  business: z.string(),
  businessName: z.string(),
  state: z.string(),
  email: z.string(),
  message: z.string(),
  documents: z.array(checkDocumentView),
  reason: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export const contactMessage = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  sentAt: z.string(),
});
export const report = z.object({
  of: z.string(),
  ...reference,
  businessName: z.string(),
  reason: z.string(),
  message: z.string(),
  reportedAt: z.string(),
});
export const helpfulVote = z.object({ review: z.string(), ...reference, businessName: z.string(), votedAt: z.string() });
export const writingKind = z.enum(['review', 'reply', 'helpful_vote', 'comment']);
export const removedWriting = z.object({
  kind: writingKind,
  /** What it was written of or under: a business, an entry of the blog. */
  of: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  text: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  photos: z.int(),
  writtenAt: z.string(),
  removedAt: z.string(),
  keptUntil: z.string(),
});
export const mailedAnswer = z.object({ text: z.string(), sentAt: z.string() });
export const earlierContact = z.object({ email: z.string(), phoneNo: z.nullable(z.string()), endsAt: z.string() });
export const messageConsent = z.object({ phoneNo: z.string(), wants: z.boolean(), way: z.string(), saidAt: z.string() });
export const signInLink = z.object({ path: z.string(), madeAt: z.string(), endsAt: z.string(), usedAt: z.nullable(z.string()) });

/** What both kinds of accounts keep with us. */
const accountData = {
  /** In which the account is mailed. */
  language: z.string(),
  phoneViews: z.array(phoneView),
  sentEnquiries: z.array(sentEnquiry),
  requirements: z.array(sentRequirement),
  contactMessages: z.array(contactMessage),
  /** What the team has answered to them by mail. */
  teamAnswers: z.array(mailedAnswer),
  grievances: z.array(madeGrievance),
  claims: z.array(madeClaim),
  /** Businesses that one works for, or people whom a business has invited. */
  people: z.array(keptInvitation),
  corrections: z.array(madeCorrection),
  comments: z.array(ownCommentView),
  reports: z.array(report),
  helpfulVotes: z.array(helpfulVote),
  /** What they wrote that the team removed, or that went with it, as long as it is kept. */
  removed: z.array(removedWriting),
  payments: z.array(paymentView),
  /** In which language the newsletter is, since when the address is kept for it, and since when it goes there. */
  newsletterLanguage: z.nullable(z.string()),
  newsletterAskedFor: z.nullable(z.string()),
  newsletterSince: z.nullable(z.string()),
  savedSearches: z.array(savedSearchData),
  /** How the account was reached before a change that can still be taken back. */
  earlierContacts: z.array(earlierContact),
  shortMessages: z.array(sentMessageView),
  /** What the numbers have said that those went to. */
  shortMessageConsents: z.array(messageConsent),
  /** Links of messages, which sign in. */
  signInLinks: z.array(signInLink),
  /** By which way they want to be told of what, where they have chosen. */
  messageChoices: z.array(keptChoiceView),
  /** What they have agreed to, until when. */
  consents: z.array(consentView),
  /** Whom they have named to act for them. */
  nominee: z.nullable(nomineeView),
  sessions: z.array(sessionView),
};

/** What a user keeps with us, to take away (docs/product/rules.md, 'Personal data'). */
export const userData = z.object({
  user: z.extend(userView, { createdAt: z.string() }),
  /** Of somebody younger than 18: which parent was asked, and when they agreed. */
  parent: z.nullable(
    z.object({ email: z.nullable(z.string()), phoneNo: z.nullable(z.string()), askedAt: z.string(), agreedAt: z.nullable(z.string()) }),
  ),
  reviews: z.array(
    z.object({
      ...reference,
      businessName: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      description: z.string(),
      rating: z.number(),
      image: z.array(z.string()),
      reply: z.nullable(z.string()),
      state: reviewState,
      askedFor: z.boolean(),
      writtenAt: z.string(),
    }),
  ),
  likes: z.array(z.object({ ...reference, name: z.string(), likedAt: z.string() })),
  ...accountData,
});
export type UserData = z.infer<typeof userData>;

export const userDataAnswer = successView({ data: userData });

/** What a contractor keeps with us, to take away (docs/product/rules.md, 'Personal data'). */
export const businessData = z.object({
  contractor: ownBusinessView,
  servedPlaces: servedPlacesView,
  edits: z.array(z.object({ changes: z.record(z.string(), z.object({ before: z.any(), after: z.any() })), editedAt: z.string() })),
  /** What the team looked at before it showed, or looks at. */
  changes: z.array(ownChangeView),
  /** What people have said is wrong with the entry, and what the owner has answered. */
  correctionsOfYours: z.array(ownersCorrectionView),
  /** What was checked of the business, and what was sent for it. */
  checks: z.array(ownCheckView),
  /** What a register said of numbers that wait for the team; `check` is the `_id` of such a number. */
  registerAnswers: z.array(z.object({ check: z.string(), says: registerAnswerView })),
  /** Until which day the code of a letter to the address may be entered. */
  letterUntil: z.nullable(z.string()),
  /** With what the team has merged the entry, and what is kept of it to undo that. */
  merge: z.nullable(z.object({ into: z.string(), mergedAt: z.string(), keptUntil: z.string(), before: z.record(z.string(), z.any()) })),
  reviews: z.array(reviewView),
  activity: z.array(z.object({ day: z.string(), kind: z.string(), n: z.number() })),
  /** Answers that the business keeps ready. */
  quickReplies: z.array(z.string()),
  receivedEnquiries: z.array(z.extend(enquiryView, { messages: z.array(threadMessageView) })),
  /** What was answered by WhatsApp; what was sent on stands in its conversation. */
  chatMessages: z.array(z.object({ body: z.string(), kind: z.string(), state: z.string(), phoneNo: z.string(), writtenAt: z.string() })),
  pushDevices: z.array(z.object({ name: z.string(), addedAt: z.string() })),
  /** What the business has said of enquiries that are none. */
  badLeads: z.array(z.object({ enquiry: z.string(), reason: z.string(), note: z.string(), markedAt: z.string() })),
  ...accountData,
});
export type BusinessData = z.infer<typeof businessData>;

export const businessDataAnswer = successView({ data: businessData });
