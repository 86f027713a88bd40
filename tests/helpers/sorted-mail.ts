import { readableText } from '#tests/helpers/confirmation.ts';
import type { ReceivedMail } from '#tests/helpers/mail-server.ts';

/** Finds mails by whom they go to and their subject: which of several comes first is the queues' matter. */
export function sortMail(mail: { next: () => Promise<ReceivedMail>; left: () => number }) {
  const others: ReceivedMail[] = [];
  const find = (address: string, subject: string) =>
    others.findIndex(
      ({ to, text }) => to.some((one) => one.toLowerCase() === address.toLowerCase()) && text.includes(`Subject: ${subject}`),
    );

  return {
    /** The next mail to an address with a subject, as its reader sees it; what comes meanwhile waits to be asked for. */
    async mailTo(address: string, subject: string): Promise<string> {
      for (;;) {
        const at = find(address, subject);
        if (at >= 0) return readableText(others.splice(at, 1)[0]?.text ?? '');
        others.push(await mail.next());
      }
    },
    /** Whether another one has come. */
    async hasMore(address: string, subject: string): Promise<boolean> {
      while (mail.left() > 0) others.push(await mail.next());
      return find(address, subject) >= 0;
    },
  };
}
