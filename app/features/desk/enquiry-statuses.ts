import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';
import { deskText } from '#shared/texts.ts';

/** The places of the inbox in their order, by the names that owners read. */
export const enquiryStatuses: readonly { status: EnquiryStatus; readonly label: string }[] = [
  {
    status: 'new',
    get label() {
      return deskText.newOnes;
    },
  },
  {
    status: 'replied',
    get label() {
      return deskText.replied;
    },
  },
  {
    status: 'closed',
    get label() {
      return deskText.closed;
    },
  },
  {
    status: 'spam',
    get label() {
      return deskText.spam;
    },
  },
];
