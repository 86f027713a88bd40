import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import { newEmail, PASSWORD } from '#drills/parts/people.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { addressOf, type Said, Visitor } from '#drills/parts/visitor.ts';

/** @throws when something else is said. */
export async function mustSay(asking: Promise<Said>, status: number) {
  const said = await asking;
  if (said.status !== status) throw new Error(`${said.status} ${said.body.message} was said, wanted ${status}`);
}

export interface Owner {
  name: string;
  email: string;
  /** The browser in which they registered. */
  known: Visitor;
}

/** Owners with their browsers, and strangers with an address each. */
export class Town {
  readonly stage: Stage;
  readonly mail: MailListener;
  /** Where the server keeps what it has. */
  readonly dataDir: string;
  readonly #url: string;
  readonly #database: pg.Pool;
  /** Guesses that were refused. */
  guesses = 0;
  #addresses = 0;

  constructor(stage: Stage, server: Server, mail: MailListener) {
    this.stage = stage;
    this.mail = mail;
    this.dataDir = server.dataDir;
    this.#url = server.url;
    this.#database = server.database();
  }

  /** Somebody at an address that nobody was at before. */
  stranger(cookies: Iterable<[string, string]> = []): Visitor {
    return new Visitor(this.#url, addressOf(this.#addresses++), cookies);
  }

  /** Guesses of codes by strangers that were compared with a code. */
  async countTries(): Promise<number> {
    const sum = 'select coalesce(sum(tries), 0)::int as n from password_resets where not is_known_browser';
    return (await this.#database.query<{ n: number }>(sum)).rows[0]?.n ?? Number.NaN;
  }

  /** The same, of codes that went to phones. */
  async countPhoneTries(): Promise<number> {
    const sum = 'select coalesce(sum(tries), 0)::int as n from phone_codes where not is_known_browser and verified_at is null';
    return (await this.#database.query<{ n: number }>(sum)).rows[0]?.n ?? Number.NaN;
  }

  /** Somebody who has proven their address. */
  async register(): Promise<Owner> {
    const known = this.stranger();
    const email = newEmail('owner');
    const name = email.split('@')[0] as string;
    await mustSay(known.post('/user/register', { userName: name, email, password: PASSWORD }), 201);
    await this.#database.query('update users set email_proven_at = now() where email = $1', [email]);
    return { name, email, known };
  }
}

/** What was said to guesses. */
export class Guesses {
  readonly #town: Town;
  readonly #opens: readonly string[];
  readonly #counts = new Map<string, number>();
  #made = 0;
  #opened = 0;

  /** @param opens the cookies, one of which a right guess gives. */
  constructor(town: Town, opens: readonly string[]) {
    this.#town = town;
    this.#opens = opens;
  }

  async note(stranger: Visitor, asking: Promise<Said>) {
    const { status, code } = await asking;
    this.#made += 1;
    const name = status >= 400 && status < 500 && code ? code : `status ${status}`;
    this.#counts.set(name, this.count(name) + 1);
    if (status < 300 || this.#opens.some((name) => stranger.cookies.has(name))) this.#opened += 1;
    else this.#town.guesses += 1;
  }

  /** How many were answered with this code. */
  count(name: string) {
    return this.#counts.get(name) ?? 0;
  }

  async until(made: number) {
    while (this.#made < made) await delay(5);
  }

  tell() {
    const { stage } = this.#town;
    const failed = [...this.#counts.keys()].filter((name) => name.startsWith('status '));
    stage.note('guesses', this.#made);
    stage.expect('opened', this.#opened, '=', 0);
    stage.expect(
      'not refused in words',
      failed.reduce((sum, name) => sum + this.count(name), 0),
      '=',
      0,
    );
    stage.note('refused as', [...this.#counts].map((pair) => pair.join(' × ')).join(' '));
  }
}
