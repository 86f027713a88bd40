import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { enquiryFieldNames, enquiryShapeOf } from '#shared/schemas/enquiry-fields.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { queryText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const badLeadReason = z.enum(['wrong_number', 'spam', 'not_my_trade', 'out_of_area'], { error: () => messages.chooseReason });
export type BadLeadReason = z.infer<typeof badLeadReason>;

/** What an owner says of an enquiry that is none, in their own words too; without a reason the mark is taken back. */
export const badLeadInput = z.object({
  reason: z.nullable(badLeadReason),
  note: z._default(
    queryText(limits.reportText, () => messages.tooLong),
    '',
  ),
});
export type BadLeadInput = z.infer<typeof badLeadInput>;

export const badLeadView = z.object({ reason: badLeadReason, note: z.string() });
export type BadLead = z.infer<typeof badLeadView>;

export const quarantineStatus = z.enum(['held', 'released', 'refused'], { error: () => messages.unknownQuarantineStatus });
export type QuarantineStatus = z.infer<typeof quarantineStatus>;

/** An enquiry that waits, or waited, for the team, as the back office reads it. */
export const quarantinedView = z.object({
  _id: z.string(),
  status: quarantineStatus,
  ...enquiryShapeOf('view', enquiryFieldNames),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Whether it was sent by somebody who was signed in. */
  isSignedIn: z.boolean(),
  business: z.object({ _id: z.string(), name: z.string(), city: z.string(), placeNames: z.optional(placeNamesView) }),
  /** What owners said of the sender's enquiries in the 30 days before, newest first: those marks alone that weigh. */
  marks: z.array(z.object({ business: z.string(), reason: badLeadReason, note: z.string(), markedAt: z.string() })),
  version: z.int(),
});
export type Quarantined = z.infer<typeof quarantinedView>;

export const quarantineQuery = z.object({ status: z.optional(quarantineStatus), ...pagingQuery() });

/** Owners who have marked the same senders, as one who has several accounts would. */
export const markersView = z.object({
  businesses: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Whom at least three of them have marked within 30 days. */
  senders: z.int(),
});
export type Markers = z.infer<typeof markersView>;

export const quarantinePage = z.object({
  enquiries: z.array(quarantinedView),
  totalEnquiries: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** Sets of owners whose marks the team should look at, those of most senders first. */
  markers: z.array(markersView),
  /** How many there are of each status, whatever the filter. */
  counts: z.object({ held: z.int(), released: z.int(), refused: z.int() }),
});
export type QuarantinePage = z.infer<typeof quarantinePage>;
export const quarantineAnswer = successView(quarantinePage.shape);

/** What the team decides. `version`: of the enquiry that was looked at. */
export const quarantineDecision = z.object({
  status: z.enum(['released', 'refused'], { error: () => messages.unknownDecision }),
  version: z.optional(z.int()),
});
export type QuarantineDecision = z.infer<typeof quarantineDecision>;
