import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { shapeOf } from '#shared/schemas/business-fields.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placedBusinessView, placeNamesView } from '#shared/schemas/places.ts';
import { valueText } from '#shared/schemas/text.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';
import { WAITING_FIELDS } from '#shared/waiting-fields.ts';

export const waitingField = z.enum(WAITING_FIELDS);

/** A text, or the addresses of pictures; null for one that is gone. */
const shown = z.union([z.string(), z.array(z.nullable(z.string()))]);

/** A change as its owner sees it. */
export const ownChangeView = z.object({
  _id: z.string(),
  field: waitingField,
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** What it is to be; a photo that was decided on is not kept here. */
  value: shown,
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Why the team refused it; empty otherwise. */
  reason: z.string(),
  /** Who of the business has sent it; none where its own account did. */
  sentBy: z.optional(z.string()),
});
export type OwnChange = z.infer<typeof ownChangeView>;
export const ownChangesAnswer = successView({ changes: z.array(ownChangeView) });

/** What waits, as the form begins with it: the fields of the business as they are to be. */
export const wantedView = z.extend(
  z.partial(z.object(shapeOf('view', ['image', 'name', 'phoneNo', 'service', 'address', 'city', 'state', 'lat', 'lng', 'nameHindi']))),
  { placeNames: z.optional(placeNamesView) },
);
export type Wanted = z.infer<typeof wantedView>;

/** A change as the team sees it. */
export const waitingChangeView = z.object({
  _id: z.string(),
  field: waitingField,
  before: shown,
  after: shown,
  sentAt: z.string(),
  version: z.int(),
  /** What the team has to know of it: the service is none of the list, another business has the number. */
  note: z.nullable(z.enum(['unknown_service', 'number_taken'])),
  /** Who of the business has sent it; none where its own account did. */
  sentBy: z.optional(z.string()),
});
export type WaitingChange = z.infer<typeof waitingChangeView>;

/** All that waits of one business. */
export const waitingEditView = z.object({
  business: placedBusinessView,
  /** When the first of it was sent. */
  sentAt: z.string(),
  changes: z.array(waitingChangeView),
});
export type WaitingEdit = z.infer<typeof waitingEditView>;
export const waitingEditsQuery = z.object(pagingQuery());
const count = z.int();
export const waitingEditsAnswer = successView({ edits: z.array(waitingEditView), total: count, totalPages: count, currentPage: count });

const change = { _id: z.uuid({ error: () => messages.invalidRequest }), version: seenVersion };

/** What the team says of some fields of one business: each by itself, and why where it says no. */
export const changesDecision = z.object({
  decisions: z
    .array(
      z.discriminatedUnion(
        'decision',
        [
          z.object({ ...change, decision: z.literal('accept') }),
          z.object({
            ...change,
            decision: z.literal('refuse'),
            reason: valueText(() => backOfficeMessages.checkReasonRequired, limits.checks.reason),
          }),
        ],
        { error: () => messages.invalidRequest },
      ),
      { error: () => backOfficeMessages.chooseChanges },
    )
    .check(
      z.minLength(1, { error: () => backOfficeMessages.chooseChanges }),
      z.maxLength(WAITING_FIELDS.length, { error: () => messages.invalidRequest }),
      z.refine((list) => new Set(list.map(({ _id }) => _id.toLowerCase())).size === list.length, { error: () => messages.invalidRequest }),
    ),
});
export type ChangesDecision = z.infer<typeof changesDecision>;
