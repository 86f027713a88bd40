import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { duplicateView } from '#shared/schemas/businesses.ts';
import { businessStatus, ownBusinessView } from '#shared/schemas/own-business.ts';
import { pageView, pagingQuery } from '#shared/schemas/paging.ts';
import { cutOff, queryText } from '#shared/schemas/text.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

/** The longest reason that an owner is told. */
export const REASON_LENGTH = 1_000;

/** An admin's decision. An owner is told the reason of a rejection, where there is one. */
export const decisionInput = z.object({
  status: z.enum(['approved', 'rejected'], { error: () => messages.unknownBusinessDecision }),
  reason: z._default(
    z.string({ error: () => messages.invalidRequest }).check(
      cutOff(REASON_LENGTH, () => messages.tooLong),
      z.trim(),
      z.normalize('NFC'),
      z.maxLength(REASON_LENGTH, { error: () => messages.tooLong }),
      z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: () => messages.unreadableText }),
    ),
    '',
  ),
  version: seenVersion,
  /** The caller may take it back for some seconds: the answer then says how, and the owner is told only after. */
  undoable: z.optional(z.boolean({ error: () => messages.invalidRequest })),
});
export type Decision = z.infer<typeof decisionInput>;
export const decisionAnswer = successView({ message: z.string(), undo: z.optional(z.string()) });

/** One decision on several businesses, each in the version that the admin saw. */
export const manyDecisionsInput = z.object({
  status: decisionInput.shape.status,
  reason: decisionInput.shape.reason,
  businesses: z
    .array(z.object({ _id: z.uuid({ error: () => messages.invalidRequest }), version: z.int({ error: () => messages.invalidRequest }) }), {
      error: () => backOfficeMessages.chooseBusinesses,
    })
    .check(
      z.minLength(1, { error: () => backOfficeMessages.chooseBusinesses }),
      z.maxLength(limits.decisionsAtOnce, { error: () => backOfficeMessages.chooseBusinesses }),
    ),
});
export type ManyDecisions = z.infer<typeof manyDecisionsInput>;
export const manyDecidedAnswer = successView({
  message: z.string(),
  decided: z.array(z.object({ _id: z.string(), undo: z.optional(z.string()) })),
  failed: z.array(z.object({ _id: z.string(), message: z.string() })),
});
export type ManyDecided = Pick<z.infer<typeof manyDecidedAnswer>, 'decided' | 'failed'>;

/** What decisions gave that are to be taken back. */
export const undoInput = z.object({
  undo: z
    .array(z.string({ error: () => messages.invalidRequest }).check(z.maxLength(10_000, { error: () => messages.invalidRequest })), {
      error: () => messages.invalidRequest,
    })
    .check(
      z.minLength(1, { error: () => messages.invalidRequest }),
      z.maxLength(limits.decisionsAtOnce, { error: () => messages.invalidRequest }),
    ),
});

/** A business as an admin decides on it. */
export const moderatedBusinessView = z.extend(ownBusinessView, { version: z.int(), duplicates: z.array(duplicateView) });
export type ModeratedBusiness = z.infer<typeof moderatedBusinessView>;

/** Whether the team has checked a business. */
export const checkedInput = z.object({ checked: z.boolean({ error: () => messages.invalidRequest }) });

/** The id of an import whose businesses are listed: those that it has added or changed, and that were not taken back. */
export const importFilter = z.optional(
  z.string({ error: () => messages.invalidRequest }).check(z.maxLength(limits.shortText, { error: () => messages.invalidRequest })),
);

export const adminSearchQuery = z.object({ q: queryText(), status: z.optional(businessStatus), import: importFilter, ...pagingQuery() });
export type AdminSearch = Pick<z.infer<typeof adminSearchQuery>, 'q' | 'status' | 'import'>;

/** The import that a list is of. */
export const listedImport = z.object({ _id: z.string(), fileName: z.string(), createdAt: z.string() });
export type ListedImport = z.infer<typeof listedImport>;

export const adminSearchAnswer = successView({ data: z.array(moderatedBusinessView), ...pageView, import: z.optional(listedImport) });
export const businessEditedAnswer = successView({ message: z.string(), contractor: moderatedBusinessView });

/** A page of businesses for the admin. `next` says where a list of one status goes on. */
export interface ModeratedPage {
  businesses: ModeratedBusiness[];
  totalContractors: number;
  totalPages: number;
  currentPage: number;
  next?: string;
  /** Where only those of an import were asked for. */
  import?: ListedImport;
}

/** One field of an owner's edit. Pictures are addresses; null stands for one that is no longer kept. */
export const changedFieldView = z.object({
  field: z.string(),
  before: z.union([z.string(), z.array(z.nullable(z.string()))]),
  after: z.union([z.string(), z.array(z.nullable(z.string()))]),
});
export type ChangedField = z.infer<typeof changedFieldView>;

export const ownerEditView = z.object({
  _id: z.string(),
  business: z.object({ _id: z.string(), name: z.string(), status: businessStatus }),
  changes: z.array(changedFieldView),
  editedAt: z.string(),
  checkedAt: z.nullable(z.string()),
  /** Who of the business has made it; none where its own account did. */
  editedBy: z.optional(z.string()),
});
export type OwnerEdit = z.infer<typeof ownerEditView>;

export const ownerEditsQuery = z.object({
  /** Those that nobody has looked at yet, or all. */
  show: z._default(z.enum(['unchecked', 'all'], { error: () => messages.invalidRequest }), 'unchecked'),
  ...pagingQuery(),
});
export const ownerEditsAnswer = successView({
  edits: z.array(ownerEditView),
  totalEdits: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type OwnerEditPage = Omit<z.infer<typeof ownerEditsAnswer>, 'success'>;
export const ownerEditAnswer = successView({ message: z.string(), checkedAt: z.string() });
