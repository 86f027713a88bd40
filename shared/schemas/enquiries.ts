import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { badLeadView } from '#shared/schemas/bad-leads.ts';
import type { ResponseBadge } from '#shared/schemas/businesses.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import {
  type AskedField,
  type EnquiryValues,
  enquiryFieldNames,
  enquiryShapeOf,
  enteredEnquiryFields,
} from '#shared/schemas/enquiry-fields.ts';
import { pagingQuery, placeAfter } from '#shared/schemas/paging.ts';
import { queryText } from '#shared/schemas/text.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** The enquiry popup, in the order in which its rules are checked (docs/product/forms.md). */
export const enquiryInput = z.object({ ...enquiryShapeOf('input', enteredEnquiryFields), website: honeypot });
export type EnquiryInput = z.infer<typeof enquiryInput>;

/** `address`: the page of what was sent to a business, on this site; only whoever sent it has it. */
export const enquirySentAnswer = successView({ message: z.string(), address: z.optional(z.string()) });

export const enquiryStatus = z.enum(['new', 'replied', 'closed', 'spam'], { error: () => messages.unknownEnquiryStatus });
export type EnquiryStatus = z.infer<typeof enquiryStatus>;

/** How many there are of each status. */
export const countsByStatus = z.object({ new: z.int(), replied: z.int(), closed: z.int(), spam: z.int() });

/** How a conversation has ended: as whoever asked said, or with the request for quotes that it was one of. */
export const threadEnded = z.enum(['found', 'not_needed', 'chosen', 'replaced']);
export type ThreadEnded = z.infer<typeof threadEnded>;

/** The last message of a conversation; the business is told who of it wrote, where it was not its own account. */
export const lastMessageView = z.object({
  author: z.enum(['asker', 'owner']),
  body: z.string(),
  createdAt: z.string(),
  writtenBy: z.optional(z.string()),
});

/** An enquiry as the business's owner reads it. */
export const enquiryView = z.object({
  _id: z.string(),
  ...enquiryShapeOf('view', enquiryFieldNames),
  /** Of the form that it was asked by. */
  language: z.enum(LANGUAGES),
  status: enquiryStatus,
  createdAt: z.string(),
  /** When its answer is measured: the owner's first message, or what the sender confirmed. */
  repliedAt: z.nullable(z.string()),
  /** Why it is none, as its owner says. */
  badLead: z.nullable(badLeadView),
  /** What the sender wrote that the owner has not read; the enquiry itself counts as one. */
  unread: z.int(),
  lastMessage: z.nullable(lastMessageView),
  /** When and why the sender ended the conversation. */
  endedAt: z.nullable(z.string()),
  endedAs: z.nullable(threadEnded),
});
export type Enquiry = z.infer<typeof enquiryView>;

/** Which enquiries of the inbox: of one status, and with every letter of `q` in name, phone, e-mail or message. */
const filters = { status: z.optional(enquiryStatus), q: queryText() };
export const enquiriesQuery = z.object({ ...filters, ...pagingQuery(), after: placeAfter() });
export const exportQuery = z.object(filters);
export type EnquiryFilter = z.infer<typeof exportQuery>;

export const enquiriesView = z.object({
  enquiries: z.array(enquiryView),
  totalEnquiries: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** Where to go on; nothing behind the last. */
  next: z.optional(z.string()),
  /** How many there are of each status, whatever the filter. */
  counts: countsByStatus,
});
export type EnquiryPage = z.infer<typeof enquiriesView>;

export const enquiriesAnswer = successView(enquiriesView.shape);
export const enquiryStatusInput = z.object({ status: enquiryStatus });
export const enquiryAnswer = successView({ message: z.string(), enquiry: enquiryView });

/** What was just sent to a business, as its sender sees it for a day. */
export interface SentEnquiryPage extends EnquiryValues<AskedField> {
  /** None when it is not public any more. */
  businessId: string | null;
  businessName: string;
  businessNameHindi: string | null;
  businessService: string;
  businessCity: string;
  businessState: string;
  /** How it answers. */
  response: ResponseBadge | undefined;
  withheldAs: 'held' | 'refused' | null;
  /** Where the link to the answers goes. */
  email: string;
  /** The conversation, for the account that sent it. */
  conversation: string | undefined;
}
