import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { dayToCome, priceUnit, rupees } from '#shared/schemas/business-inputs.ts';
import { enquiryView, lastMessageView, threadEnded } from '#shared/schemas/enquiries.ts';
import { askedFields, enquiryShapeOf } from '#shared/schemas/enquiry-fields.ts';
import { pagingQuery, placeAfter } from '#shared/schemas/paging.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import { privatePictureView } from '#shared/schemas/private-pictures.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { pictureUploads } from '#shared/schemas/uploads.ts';
import { threadMessages as messages } from '#shared/texts.ts';

const body = requiredText(() => messages.messageRequired, limits.longText);

/** What an asker writes in a conversation. */
export const askerMessageInput = z.object({ body });

/** What an owner answers: words, and where they like a price with its unit, a day and a few photos. */
export const ownerMessageInput = z
  .object({
    body,
    ...{ priceFrom: rupees, priceTo: rupees, priceUnit, readyOn: dayToCome(() => messages.readyOnInvalid) },
    images: pictureUploads(limits.answerPictures, () => messages.tooManyPhotos),
  })
  .check(({ value, issues }) => {
    const { priceFrom = null, priceTo = null, priceUnit = null } = value;
    const complain = (field: string, message: string) => issues.push({ code: 'custom', message, path: [field], input: value });
    if (priceFrom === null && (priceTo !== null || priceUnit !== null)) complain('priceFrom', messages.priceFromMissing);
    else if (priceFrom !== null && priceUnit === null) complain('priceUnit', messages.priceUnitMissing);
    else if (priceFrom !== null && priceTo !== null && priceTo < priceFrom) complain('priceTo', messages.priceToTooLow);
  });
export type OwnerMessageInput = z.infer<typeof ownerMessageInput>;

/** How far a reader has read: the last message that was shown; without any, the enquiry itself. */
export const readInput = z.object({ last: z.optional(z.string()) });

export const threadEnd = z.enum(['found', 'not_needed'], { error: () => messages.unknownEnd });
export type ThreadEnd = z.infer<typeof threadEnd>;
export const endInput = z.object({ as: threadEnd });

export const threadMessageView = z.object({
  _id: z.string(),
  author: z.enum(['asker', 'owner']),
  /** Empty when whoever wrote it has deleted their account. */
  body: z.string(),
  priceFrom: z.nullable(z.int()),
  priceTo: z.nullable(z.int()),
  priceUnit: z.nullable(knownPriceUnit),
  /** A day, as 2026-01-31. */
  readyOn: z.nullable(z.string()),
  photos: z.array(privatePictureView),
  createdAt: z.string(),
  /** To the business: who of it has written, where it was not its own account. */
  writtenBy: z.optional(z.string()),
});
export type ThreadMessage = z.infer<typeof threadMessageView>;

/** A conversation as the business's owner reads it. */
export const ownerThreadView = z.object({
  enquiry: enquiryView,
  /** Of the request for quotes that it is one of the enquiries of. */
  photos: z.array(privatePictureView),
  messages: z.array(threadMessageView),
  /** Why nothing more can be sent, in words, where that is so. */
  closed: z.nullable(z.string()),
});
export type OwnerThread = z.infer<typeof ownerThreadView>;
export const ownerThreadAnswer = successView(ownerThreadView.shape);

/** An enquiry as whoever sent it reads it: without any phone number. */
export const askedView = z.object({
  _id: z.string(),
  business: z.object({
    /** None when it is not public any more. */
    _id: z.nullable(z.string()),
    /** 'Former user' when its account was deleted. */
    name: z.string(),
    service: z.nullable(z.string()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
  }),
  ...enquiryShapeOf('view', askedFields),
  createdAt: z.string(),
  unread: z.int(),
  lastMessage: z.nullable(lastMessageView),
  /** When the business answered here, or the asker said that it did. */
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.enum(['owner', 'asker'])),
  endedAt: z.nullable(z.string()),
  endedAs: z.nullable(threadEnded),
  /** Nobody has answered for 48 hours: another business may be asked instead. */
  isUnanswered: z.boolean(),
  /** Its business has not got it: the team reads it first, or has not passed it on. */
  withheldAs: z.nullable(z.enum(['held', 'refused'])),
  /** The request for quotes that it is a part of, for its account: on its page another business is asked in this one's place. */
  requestId: z.nullable(z.string()),
});
export type Asked = z.infer<typeof askedView>;

export const askedListView = z.object({
  enquiries: z.array(askedView),
  totalEnquiries: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** Where to go on; nothing behind the last. */
  next: z.optional(z.string()),
});
export type AskedPage = z.infer<typeof askedListView>;
export const askedQuery = z.object({ ...pagingQuery(), after: placeAfter() });
export const askedListAnswer = successView(askedListView.shape);

export const askedThreadView = z.object({
  enquiry: askedView,
  messages: z.array(threadMessageView),
  closed: z.nullable(z.string()),
  /** Whether its end can still be taken back. */
  mayReopen: z.boolean(),
  /** Whether it is read by the link of a mail, which shows no phone numbers. */
  byLink: z.boolean(),
});
export type AskedThread = z.infer<typeof askedThreadView>;
export const askedThreadAnswer = successView(askedThreadView.shape);

export const messageSentAnswer = successView({ message: z.string(), sent: threadMessageView });
