import { createHash } from 'node:crypto';
import { type Answer, call } from '#drills/parts/call.ts';
import { Latencies } from '#drills/parts/latencies.ts';
import { KINDS, type Kind, Ledger } from '#drills/parts/ledger.ts';
import { type Account, newEmail, newPhone, nextNumber, PASSWORD, registerBusinesses, registerUsers } from '#drills/parts/people.ts';

interface Write {
  key: string;
  path: string;
  method: 'POST' | 'PUT';
  body: object;
  token?: string;
}

/** Who writes, and to whom. */
export interface World {
  users: Account[];
  businesses: Account[];
}

/** Registers those whom the writers need: some users, and businesses that are approved. */
export async function makeWorld(url: string, { users = 40, businesses = 20 } = {}): Promise<World> {
  return { businesses: await registerBusinesses(url, businesses), users: await registerUsers(url, users) };
}

/** Writes at a steady rate whatever the answers are, as people do, and notes in the ledger what each came to. */
export class Writers {
  readonly ledger = new Ledger();
  readonly latencies = new Latencies();
  /** Where they write: another process may take over. */
  url: string;
  /** The address that each writes from (Input). */
  from: (() => string) | undefined;
  readonly #world: World;
  readonly #kinds: readonly Kind[];
  readonly #open = new Set<Promise<void>>();
  #pair = 0;
  #buyer = 0;
  #turn = 0;

  constructor(url: string, world: World, kinds: readonly Kind[] = KINDS) {
    this.url = url;
    this.#world = world;
    this.#kinds = kinds;
  }

  /** Begins to write `perSecond` times a second. @returns what ends it and waits for the last answer. */
  start(perSecond: number): () => Promise<void> {
    const from = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      for (const due = ((performance.now() - from) / 1_000) * perSecond; sent < due; sent++) void this.write();
    }, 5);
    return async () => {
      clearInterval(timer);
      await Promise.all(this.#open);
    };
  }

  /** Makes one write of the kind whose turn it is; when everybody has met every business, somebody new comes. */
  write(): Promise<void> {
    const turn = this.#kinds[this.#turn++ % this.#kinds.length] as Kind;
    const kind = this.#pair < this.#world.users.length * this.#world.businesses.length ? turn : 'register';
    const writing = this.#send(kind).finally(() => this.#open.delete(writing));
    this.#open.add(writing);
    return writing;
  }

  async #send(kind: Kind) {
    const { key, path, ...input } = this.#make(kind);
    const from = performance.now();
    const answer = await call(`${this.url}/api/v1${path}`, { ...input, ...(this.from ? { from: this.from() } : {}) });
    this.latencies.note(performance.now() - from, answer);
    this.ledger.note(kind, key, answer.status || (answer.lost ?? 'lost'));
    if (kind === 'register' && answer.status === 201) this.#join(answer);
  }

  /** Who has registered likes and buys as well. */
  #join({ text }: Answer) {
    const { token, user } = JSON.parse(text) as { token: string; user: { _id: string; email: string } };
    this.#world.users.push({ id: user._id, token, email: user.email });
  }

  #make(kind: Kind): Write {
    switch (kind) {
      case 'register': {
        const email = newEmail('writer');
        return { key: email, path: '/user/register', method: 'POST', body: { userName: email.split('@')[0], email, password: PASSWORD } };
      }
      case 'like': {
        const [user, business] = this.#nextPair();
        return {
          key: `${user.id} ${business.id}`,
          path: '/contractor/like',
          method: 'PUT',
          body: { businessId: business.id },
          token: user.token,
        };
      }
      case 'review': {
        const [user, business] = this.#nextPair();
        const description = `Laid straight and on time ${nextNumber()}`;
        const body = { name: 'Asha Rao', email: user.email, description, rating: 4.5, business: business.id };
        return { key: description, path: '/review/add', method: 'POST', body, token: user.token };
      }
      case 'enquiry': {
        const message = `Please quote for 60 square metres ${nextNumber()}`;
        const body = { name: 'Asha Rao', email: newEmail('asker'), phoneNo: newPhone(), message };
        return { key: message, path: `/send-enquiry/${this.#nextPair()[1].id}`, method: 'POST', body };
      }
      case 'order': {
        const { users } = this.#world;
        const user = users[this.#buyer++ % users.length] as Account;
        const key = `drill-${process.pid}-${nextNumber()}`;
        const body = { phone_number: newPhone(), amount: 99, idempotency_key: key };
        return {
          key: createHash('sha256').update(key).digest('hex'),
          path: '/payment/orders/create',
          method: 'POST',
          body,
          token: user.token,
        };
      }
    }
  }

  /** A user and a business that have not met yet: a like is taken back by a second one, a review replaced. */
  #nextPair(): [Account, Account] {
    const { users, businesses } = this.#world;
    const pair = this.#pair++;
    return [users[Math.floor(pair / businesses.length)] as Account, businesses[pair % businesses.length] as Account];
  }
}
