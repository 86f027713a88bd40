import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';

/** The places of the inbox in their order, by the names that owners read. */
export const enquiryStatuses: { status: EnquiryStatus; label: string }[] = [
  { status: 'new', label: 'New' },
  { status: 'replied', label: 'Replied' },
  { status: 'closed', label: 'Closed' },
  { status: 'spam', label: 'Spam' },
];
