import * as z from 'zod';
import { adminView, userView } from '#shared/schemas/accounts.ts';
import { failureView, messageView } from '#shared/schemas/answers.ts';
import { auditEntryView } from '#shared/schemas/audit.ts';
import { listedOrderView, listedReviewView, listedUserView } from '#shared/schemas/back-office-lists.ts';
import { quarantinedView } from '#shared/schemas/bad-leads.ts';
import { blogView } from '#shared/schemas/blog.ts';
import { businessView, searchAnswer } from '#shared/schemas/businesses.ts';
import {
  editablePosterView,
  editableServiceView,
  pastPriceView,
  posterView,
  priceTickerView,
  serviceView,
} from '#shared/schemas/catalogue.ts';
import { commentView, ownCommentView } from '#shared/schemas/comments.ts';
import { enquiryView } from '#shared/schemas/enquiries.ts';
import { healthView } from '#shared/schemas/health.ts';
import { importRowView, importView } from '#shared/schemas/imports.ts';
import { inboxMessageView } from '#shared/schemas/inbox.ts';
import { moderatedBusinessView, ownerEditView } from '#shared/schemas/moderation.ts';
import { facetsView } from '#shared/schemas/narrowing.ts';
import { newsletterView } from '#shared/schemas/newsletter.ts';
import { ownBusinessView } from '#shared/schemas/own-business.ts';
import { paymentView } from '#shared/schemas/payments.ts';
import { placeNamesView, placeView } from '#shared/schemas/places.ts';
import { privatePictureView } from '#shared/schemas/private-pictures.ts';
import { reportView } from '#shared/schemas/reports.ts';
import { sentRequestView } from '#shared/schemas/requirement-closing.ts';
import { reviewView } from '#shared/schemas/reviews.ts';
import { readingView, sayingView } from '#shared/schemas/sayings.ts';
import { servedPlacesView } from '#shared/schemas/served-places.ts';
import { siteNumbersView } from '#shared/schemas/site-numbers.ts';
import { askedView, threadMessageView } from '#shared/schemas/threads.ts';
import { meaningView, understoodView } from '#shared/schemas/understanding.ts';
import { pushDeviceView } from '#shared/schemas/web-push.ts';

/** The schemas that have a name in the documentation: clients that are made from it have a type for each. */
const COMPONENTS = {
  Admin: adminView,
  AuditEntry: auditEntryView,
  BlogEntry: blogView,
  Business: businessView,
  Comment: commentView,
  EditablePoster: editablePosterView,
  EditableService: editableServiceView,
  Enquiry: enquiryView,
  Facets: facetsView,
  Failure: failureView,
  Health: healthView,
  Import: importView,
  ImportRow: importRowView,
  InboxMessage: inboxMessageView,
  ListedOrder: listedOrderView,
  ListedReview: listedReviewView,
  ListedUser: listedUserView,
  Meaning: meaningView,
  Message: messageView,
  ModeratedBusiness: moderatedBusinessView,
  Newsletter: newsletterView,
  OwnBusiness: ownBusinessView,
  OwnComment: ownCommentView,
  OwnerEdit: ownerEditView,
  PastPrice: pastPriceView,
  Payment: paymentView,
  Place: placeView,
  PlaceNames: placeNamesView,
  Poster: posterView,
  Price: priceTickerView,
  PrivatePicture: privatePictureView,
  PushDevice: pushDeviceView,
  QuarantinedEnquiry: quarantinedView,
  Reading: readingView,
  Report: reportView,
  Review: reviewView,
  Saying: sayingView,
  SearchAnswer: searchAnswer,
  SentEnquirySummary: askedView,
  SentRequest: sentRequestView,
  ServedPlaces: servedPlacesView,
  Service: serviceView,
  SiteNumbers: siteNumbersView,
  ThreadMessage: threadMessageView,
  Understood: understoodView,
  User: userView,
};

/** Tells the names of schemas to what makes the documentation, which knows them by zod's own registry. */
export function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });
}
