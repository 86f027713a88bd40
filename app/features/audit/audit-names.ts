import type { AuditAction, AuditSubject } from '#shared/schemas/audit.ts';

/** What was done, as the page says it. */
export const actionNames: Record<AuditAction, string> = {
  add: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  reject: 'Rejected',
  import: 'Imported',
  decide: 'Decided',
  undo: 'Taken back',
  test: 'Tested',
  send: 'Sent',
};

/** What it was done to. */
export const subjectNames: Record<AuditSubject, string> = {
  business: 'Business',
  review: 'Review',
  poster: 'Poster',
  blog: 'Blog',
  comment: 'Comment',
  service: 'Service',
  price_ticker: 'Price ticker',
  setting: 'Setting',
  report: 'Report',
  import: 'Import',
  enquiry: 'Enquiry',
  contact_message: 'Contact message',
  saying: 'Saying',
  order: 'Order',
  newsletter: 'Newsletter',
  subscriber: 'Subscriber',
};

/** A column's or field's name in words: 'short_description' and 'shortDescription' as 'short description'. */
export function fieldName(field: string): string {
  return field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
