import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/helpers/free-port.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

export interface ReceivedMail {
  to: string[];
  /** The message as it came, headers and body. */
  text: string;
}

/** What the site mails its team by the clock, whatever a test is about. */
const BY_THE_CLOCK = /^Subject: Something needs you now$/m;

/**
 * A real SMTP server on this machine that keeps what it is sent. It can be away for a while, and refuse recipients for good.
 * @param options.keepsHealth whether it keeps the mails about the site's health, too.
 */
export async function startMailServer({ keepsHealth = false } = {}) {
  const refused = new Set<string>();
  const received: ReceivedMail[] = [];
  const waiting: { to: string | undefined; take: (mail: ReceivedMail) => void }[] = [];
  const isFor = (mail: ReceivedMail, to: string | undefined) => to === undefined || mail.to.includes(to);
  const port = await freePort();
  const open = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        done(refused.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const mail = {
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString().replaceAll('\r\n', '\n'),
          };
          if (!keepsHealth && BY_THE_CLOCK.test(mail.text)) return done();
          const at = waiting.findIndex(({ to }) => isFor(mail, to));
          const [next] = at < 0 ? [] : waiting.splice(at, 1);
          if (next) next.take(mail);
          else received.push(mail);
          done();
        });
      },
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    return once(server.server, 'listening').then(() => server);
  };
  let server = await open();
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  whenDone(close);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The next mail that comes, or came already; to this address, where one is named. */
    next: (to?: string): Promise<ReceivedMail> => {
      const at = received.findIndex((mail) => isFor(mail, to));
      const [mail] = at < 0 ? [] : received.splice(at, 1);
      return mail ? Promise.resolve(mail) : new Promise((take) => waiting.push({ to, take }));
    },
    /** How many mails came that nobody asked for yet; to this address, where one is named. */
    left: (to?: string) => received.filter((mail) => isFor(mail, to)).length,
    /** Answers 550 to this recipient from now on. */
    refuse: (address: string) => void refused.add(address),
    stop: close,
    /** Comes back, on the port it had. */
    start: async () => {
      server = await open();
    },
  };
}
