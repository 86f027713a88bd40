import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#drills/parts/ports.ts';
import type { Stage } from '#drills/parts/stage.ts';

export interface Mail {
  id: string;
  to: string[];
  at: Date;
  /** Headers and body as they came. */
  text: string;
}

/** A real SMTP server on this machine that keeps what it takes, by Message-ID. It can be away for a while. */
export class MailListener {
  readonly #byId = new Map<string, Mail[]>();
  #server: SMTPServer | undefined;
  #port = 0;
  readonly #refuses: (address: string) => boolean;

  private constructor(refuses: (address: string) => boolean) {
    this.#refuses = refuses;
  }

  /** @param refuses for whom it takes no mail. */
  static async start(stage: Stage, refuses: (address: string) => boolean = () => false): Promise<MailListener> {
    const listener = new MailListener(refuses);
    await listener.open();
    stage.cleanUp(() => listener.close());
    return listener;
  }

  /** What SMTP_URL is to be. */
  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Comes back, on the port it had. */
  async open() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const refused = Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 });
        done(this.#refuses(address) ? refused : undefined);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const text = Buffer.concat(chunks).toString().replaceAll('\r\n', '\n');
          this.#keep({
            id: /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? '',
            to: envelope.rcptTo.map(({ address }) => address),
            at: new Date(),
            text,
          });
          done();
        });
      },
    });
    server.on('error', () => {});
    this.#port ||= await freePort();
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#server = server;
  }

  /** Goes away: connections are refused. */
  async close() {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  #keep(mail: Mail) {
    const same = this.#byId.get(mail.id);
    if (same) same.push(mail);
    else this.#byId.set(mail.id, [mail]);
  }

  /** Every mail that came, in no order. */
  get all(): Mail[] {
    return [...this.#byId.values()].flat();
  }

  /** How many mails came with a Message-ID that begins so, and how many of them more than once. */
  count(reference: string): { different: number; again: number } {
    const found = [...this.#byId].filter(([id]) => id.startsWith(`<${reference}`)).map(([, mails]) => mails.length);
    return { different: found.length, again: found.reduce((sum, times) => sum + times - 1, 0) };
  }

  /** Waits until mails of this reference have come `count` times. @returns how many came within `patience`, in milliseconds. */
  async until(reference: string, count: number, patience: number): Promise<number> {
    for (const end = performance.now() + patience; performance.now() < end; await delay(50))
      if (this.count(reference).different >= count) break;
    return this.count(reference).different;
  }
}
