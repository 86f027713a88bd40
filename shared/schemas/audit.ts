import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { queryText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

export const auditAction = z.enum([
  'add',
  'update',
  'delete',
  'approve',
  'reject',
  'import',
  'decide',
  'undo',
  'bring_back',
  'test',
  'send',
  'export',
  'use',
  'block',
  'unblock',
  'sign_out',
  'merge',
  'undo_merge',
  'open',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditSubject = z.enum(
  [
    'business',
    'review',
    'poster',
    'blog',
    'comment',
    'service',
    'price_ticker',
    'setting',
    'report',
    'import',
    'enquiry',
    'contact_message',
    'grievance',
    'claim',
    'saying',
    'order',
    'newsletter',
    'subscriber',
    'message_template',
    'export',
    'api_key',
    'webhook',
    'import_source',
    'user',
    'admin',
    'check',
  ],
  { error: () => messages.invalidRequest },
);
export type AuditSubject = z.infer<typeof auditSubject>;

/** A day of India. Whether there is such a day is asked too: 30 February is none. */
const day = z.optional(z.iso.date({ error: () => backOfficeMessages.dateUnreadable }));

/** Which entries are wanted: about one kind of thing, by one admin, of some days, with words of the thing's name. */
export const auditFilter = z.object({
  kind: z.optional(auditSubject),
  admin: queryText(),
  q: queryText(),
  from: day,
  to: day,
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = z.extend(auditFilter, {
  /** The entry after which to go on, older ones first to come. */
  before: z.optional(z.uuid({ error: () => messages.invalidRequest })),
  limit: pagingQuery().limit,
});

export const auditEntryView = z.object({
  _id: z.string(),
  /** The admin's e-mail address at that time, or the key by which a program did it: 'key: Partner'. */
  admin: z.string(),
  action: auditAction,
  kind: auditSubject,
  subject: z.object({ _id: z.string(), name: z.string() }),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntryView>;

export const auditPageView = z.object({
  entries: z.array(auditEntryView),
  /** What `before` has to be for the entries that follow; none when these are the last. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageView>;

export const auditAnswer = successView(auditPageView.shape);
