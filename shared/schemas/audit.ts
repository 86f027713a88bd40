import * as z from 'zod/mini';

export const auditAction = z.enum(['add', 'update', 'delete', 'approve', 'reject', 'import', 'decide']);
export type AuditAction = z.infer<typeof auditAction>;

export const auditSubject = z.enum([
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
]);
export type AuditSubject = z.infer<typeof auditSubject>;
